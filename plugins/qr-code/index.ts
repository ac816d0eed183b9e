import QRCode from 'qrcode';
import { Joi } from '@docusaurus/utils-validation';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { emitAssets } from '../../shared/build/emitAssets';

/** `url`: target of the code. `file`: output path below the base URL. */
export type Options = { url: string; file: string };

/** Generates a QR code as an SVG file at build time. */
export default function qrCode(_context: LoadContext, { url, file }: Options): Plugin<string> {
  return {
    name: 'qr-code',
    loadContent: () => QRCode.toString(url, { type: 'svg', margin: 0 }),
    configureWebpack: (_config, isServer, _utils, svg) =>
      isServer ? {} : { plugins: [emitAssets({ [file]: svg })] },
  };
}

const schema = Joi.object<Options>({ url: Joi.string().uri().required(), file: Joi.string().required() });

/** Refuses unknown options and an invalid URL. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options);
}
