/** Headers for bytes that strangers wrote: to be saved under a name, and never shown or run by a browser (RFC 6266, RFC 8187). */

/** `name` may hold anything; clients that know only the plain form get it with other characters in place of what that cannot hold. */
export function attachment(name: string): {
  'Content-Disposition': string;
  'X-Content-Type-Options': 'nosniff';
} {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const also = plain === name ? '' : `; filename*=UTF-8''${whole}`;
  return {
    'Content-Disposition': `attachment; filename="${plain}"${also}`,
    'X-Content-Type-Options': 'nosniff',
  };
}

export const nothingRuns = "default-src 'none'; sandbox";
