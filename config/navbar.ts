import type { UserThemeConfig } from '@docusaurus/theme-common';
import { links } from './links';

/**
 * The main menu. Labels are translated in `i18n/<locale>/docusaurus-theme-classic/navbar.json`.
 * `icon` names a symbol of `src/icons.svg`; the custom types are drawn by `src/theme/Navbar`.
 */
export const navbar = {
  title: 'Taichi Docs',
  items: [
    { to: '/', label: 'Doc Home', activeBaseRegex: '^/$|^/docs(/|$)' },
    { type: 'custom-api', to: '/api/', label: 'API', activeBaseRegex: '^/api(/|$)' },
    {
      type: 'dropdown',
      label: 'Resources',
      items: [
        { to: '/blog', label: 'Blogs', icon: 'blog' },
        { to: '/newsletter', label: 'Newsletters', icon: 'mail' },
        { to: '/user-stories', label: 'User Stories', icon: 'story' },
        { to: '/tgc01', label: 'Taichi Graphics Course', icon: 'course' },
      ],
    },
    {
      type: 'dropdown',
      label: 'Community',
      items: [
        { href: links.globalForum, label: 'Global Forum', icon: 'forum' },
        { href: links.chineseForum, label: 'Chinese Forum', icon: 'forum' },
        { href: links.discord, label: 'Discord', icon: 'discord' },
        { to: '/community#wechat', label: 'WeChat', icon: 'wechat', popover: 'qr' },
        { to: '/community', label: 'Community', icon: 'people' },
        { to: '/acknowledgments', label: 'Acknowledgments', icon: 'heart' },
      ],
    },
    { type: 'custom-version', position: 'right' },
    { type: 'custom-language', position: 'right' },
    { type: 'custom-stars', position: 'right' },
  ],
} satisfies UserThemeConfig['navbar'];
