import { translate } from '@docusaurus/Translate';
import type { GalleryKind } from '@site/config/gallery';

const description = 'Gallery: name of a program that runs in the browser';

/** Names the live examples of the gallery. */
export function describeExample(name: string): string {
  switch (name) {
    case 'ink':
      return translate({ id: 'gallery.ink', message: 'Ink in water', description });
    case 'jelly':
      return translate({ id: 'gallery.jelly', message: 'Jelly and water', description });
    case 'march':
      return translate({ id: 'gallery.march', message: 'Ray marching', description });
    case 'street':
      return translate({ id: 'gallery.street', message: 'A vortex street', description });
    case 'julia':
      return translate({ id: 'gallery.julia', message: 'A Julia set', description });
    case 'galaxy':
      return translate({ id: 'gallery.galaxy', message: 'Two galaxies meet', description });
    case 'spots':
      return translate({ id: 'gallery.spots', message: 'Spots and stripes', description });
    case 'stir':
      return translate({ id: 'gallery.stir', message: 'Stir the lanes', description });
    case 'butterfly':
      return translate({ id: 'gallery.butterfly', message: 'A butterfly of particles', description });
    case 'cloth':
      return translate({ id: 'gallery.cloth', message: 'Cloth over a ball', description });
    case 'ring':
      return translate({ id: 'gallery.ring', message: 'A ring to turn', description });
    case 'descent':
      return translate({ id: 'gallery.descent', message: 'Downhill', description });
    case 'net':
      return translate({ id: 'gallery.net', message: 'A hanging net', description });
    case 'ripple':
      return translate({ id: 'gallery.ripple', message: 'A ripple tank', description });
    case 'waves':
      return translate({ id: 'gallery.waves', message: 'Waves under the pointer', description });
    case 'life':
      return translate({ id: 'gallery.life', message: 'The game of life', description });
    default:
      return name;
  }
}

/** Names the subjects of the gallery. */
export function describeKind(kind: GalleryKind): string {
  switch (kind) {
    case 'simulation':
      return translate({
        id: 'gallery.kind.simulation',
        message: 'Simulation',
        description: 'Gallery: filter',
      });
    case 'patterns':
      return translate({ id: 'gallery.kind.patterns', message: 'Patterns', description: 'Gallery: filter' });
    case 'rendering':
      return translate({
        id: 'gallery.kind.rendering',
        message: 'Rendering',
        description: 'Gallery: filter',
      });
    case 'gradients':
      return translate({ id: 'gallery.kind.gradients', message: 'Autodiff', description: 'Gallery: filter' });
    default:
      return translate({ id: 'gallery.kind.images', message: 'Images', description: 'Gallery: filter' });
  }
}
