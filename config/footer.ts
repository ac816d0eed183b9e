import { links } from './links';

/** The columns of the footer. Titles and labels are translated in `i18n/<locale>/docusaurus-theme-classic/footer.json`. */
export const footer = {
  links: [
    {
      title: 'Docs',
      items: [
        { label: 'First program', to: '/docs/hello_world' },
        { label: 'Kernels', to: '/docs/kernel_function' },
        { label: 'Fields', to: '/docs/field' },
        { label: 'Types', to: '/docs/type' },
        { label: 'API reference', to: '/api/' },
        { label: 'How these docs are tested', to: '/how-these-docs-are-tested' },
      ],
    },
    {
      title: 'Resources',
      items: [
        { label: 'Blogs', to: '/blog' },
        { label: 'Newsletters', to: '/newsletter' },
        { label: 'User Stories', to: '/user-stories' },
        { label: 'Gallery', to: '/gallery' },
        { label: 'Taichi Graphics Course', to: '/tgc01/' },
      ],
    },
    {
      title: 'Community',
      items: [
        { label: 'Global Forum', href: links.globalForum },
        { label: 'Chinese Forum', href: links.chineseForum },
        { label: 'Discord', href: links.discord },
        { label: 'WeChat', to: '/community#wechat', popover: 'qr' },
        { label: 'Acknowledgments', to: '/acknowledgments' },
      ],
    },
    {
      title: 'Legal',
      items: [
        { label: 'Cookie policy', href: links.cookiePolicy },
        { label: 'Privacy policy', href: links.privacyPolicy },
      ],
    },
  ],
};
