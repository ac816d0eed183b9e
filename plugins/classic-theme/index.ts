import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/theme-common';
import * as classicModule from '@docusaurus/theme-classic';
import type { PluginOptions } from '@docusaurus/theme-classic';
import { emitAssets } from '../../shared/build/emitAssets';
import { bundleScript } from '../../shared/build/bundleScript';
import { inlineElements } from './inlineElements';

// The package's types omit the validators that Docusaurus calls on every theme module.
const { default: themeClassic, ...checks } = classicModule as unknown as PluginModule & {
  default: (context: LoadContext, options: PluginOptions) => Plugin;
};

/** Validators of the classic theme: they refuse unknown options and wrong theme settings. */
export const { getSwizzleConfig, validateOptions, validateThemeConfig } = checks;

/** The classic theme without Infima, Prism's browser languages and its inline scripts: see README.md. */
export default function classicTheme(context: LoadContext, options: PluginOptions): Plugin {
  const classic = themeClassic(context, options);
  const themeDir = path.dirname(require.resolve('@docusaurus/theme-classic'));
  const { siteConfig, siteStorage, baseUrl, siteDir } = context;
  const boot = bundleScript(path.join(siteDir, 'src/boot/boot.ts'));
  const interaction = bundleScript(path.join(siteDir, 'src/boot/interaction.ts'));
  const inline = inlineElements(siteDir);
  const { colorMode } = siteConfig.themeConfig as ThemeConfig;
  if (colorMode.respectPrefersColorScheme) {
    throw new Error(
      'colorMode.respectPrefersColorScheme: src/boot/colorMode.ts supports dark and light only. Fix: set it to false.',
    );
  }
  return {
    ...classic,
    getThemePath: () => path.join(themeDir, 'theme'),
    getTypeScriptThemePath: () => path.join(themeDir, '../src/theme'),
    // Lightning CSS, which minifies the sheets, supports `browserslist` itself; postcss-preset-env only added bytes. There are no other settings, which
    // would be looked for in every folder above each sheet.
    configurePostCss: (postCss: object) => ({ ...postCss, config: false, plugins: [] }),
    getClientModules: () => options.customCss.map((file) => path.resolve(siteDir, file)),
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : { plugins: [emitAssets({ [boot.file]: boot.code, [interaction.file]: interaction.code })] },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          attributes: {
            src: `${baseUrl}${boot.file}`,
            'data-namespace': siteStorage.namespace,
            'data-mode': colorMode.defaultMode,
            'data-announcement': String(siteConfig.customFields?.announcementId ?? ''),
            'data-interaction': `${baseUrl}${interaction.file}`,
            // Filled in while pages are rendered: plugins/first-view.
            'data-app': '',
          },
        },
        { tagName: 'script', attributes: { type: 'speculationrules' }, innerHTML: inline.speculationRules },
      ],
      postBodyTags: [{ tagName: 'script', innerHTML: inline.script }],
    }),
  };
}
