declare module 'subset-font' {
  type Options = {
    targetFormat: 'sfnt';
    keepFeatures: string[];
    noHinting: boolean;
    variationAxes?: Record<string, number>;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module 'fontverter' {
  const fontverter: { convert: (font: Buffer, to: 'sfnt' | 'woff2') => Promise<Buffer> };
  export default fontverter;
}
