/** stub */
export const buildGo = async (): Promise<never> => {
  throw new Error('go');
};
