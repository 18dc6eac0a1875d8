/** stub */
export const buildJava = async (): Promise<never> => {
  throw new Error('java');
};
