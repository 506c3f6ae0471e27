declare module 'fontverter' {
  const fontverter: { convert: (font: Buffer, to: 'sfnt' | 'woff2') => Promise<Buffer> };
  export default fontverter;
}
