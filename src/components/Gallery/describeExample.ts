import { translate } from '@docusaurus/Translate';
import type { GalleryKind } from '@site/config/gallery';
import { describeStill } from './describeStill';

const description = 'Gallery: name of a program that runs in the browser';

/** Names the programs of the gallery. */
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
    case 'slime':
      return translate({ id: 'gallery.slime', message: 'Slime mold', description });
    case 'quantum':
      return translate({ id: 'gallery.quantum', message: 'A quantum wave', description });
    case 'box':
      return translate({ id: 'gallery.box', message: 'Light in a box', description });
    case 'glass':
      return translate({ id: 'gallery.glass', message: 'Stained glass', description });
    case 'aim':
      return translate({ id: 'gallery.aim', message: 'Taking aim', description });
    case 'mandelbrot':
      return translate({ id: 'gallery.mandelbrot', message: 'The Mandelbrot set', description });
    case 'sand':
      return translate({ id: 'gallery.sand', message: 'Falling sand', description });
    case 'lens':
      return translate({ id: 'gallery.lens', message: 'A lens with four filters', description });
    case 'flock':
      return translate({ id: 'gallery.flock', message: 'A flock', description });
    case 'pendulums':
      return translate({ id: 'gallery.pendulums', message: '300 double pendulums', description });
    case 'epidemic':
      return translate({ id: 'gallery.epidemic', message: 'Waves of an epidemic', description });
    case 'grains':
      return translate({ id: 'gallery.grains', message: 'A column collapses', description });
    case 'quasicrystal':
      return translate({ id: 'gallery.quasicrystal', message: 'A quasicrystal', description });
    case 'strings':
      return translate({ id: 'gallery.strings', message: 'Strings on a circle', description });
    case 'wheels':
      return translate({ id: 'gallery.wheels', message: 'Wheels on wheels', description });
    case 'drops':
      return translate({ id: 'gallery.drops', message: 'Two drops', description });
    case 'lamps':
      return translate({ id: 'gallery.lamps', message: 'Lamps and pillars', description });
    case 'tracer':
      return translate({ id: 'gallery.tracer', message: 'Three balls and a lamp', description });
    case 'smoke':
      return translate({ id: 'gallery.smoke', message: 'Smoke around a ball', description });
    case 'patterns':
      return translate({ id: 'gallery.patterns', message: 'A labyrinth grows', description });
    case 'bounce':
      return translate({ id: 'gallery.bounce', message: 'A bouncing jelly', description });
    case 'flat':
      return translate({ id: 'gallery.flat', message: 'Drifting dots', description });
    case 'paste':
      return translate({ id: 'gallery.paste', message: 'Pasting without a seam', description });
    case 'hole':
      return translate({ id: 'gallery.hole', message: 'A black hole', description });
    case 'basins':
      return translate({ id: 'gallery.basins', message: 'Newton’s basins', description });
    case 'layers':
      return translate({ id: 'gallery.layers', message: 'Layers roll up', description });
    case 'fronts':
      return translate({ id: 'gallery.fronts', message: 'Steep fronts', description });
    case 'knot':
      return translate({ id: 'gallery.knot', message: 'A knot of lines', description });
    case 'cylinder':
      return translate({ id: 'gallery.cylinder', message: 'Flow around a cylinder', description });
    case 'walk':
      return translate({ id: 'gallery.walk', message: 'A cave in a ball', description });
    default:
      return describeStill(name);
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
      return translate({
        id: 'gallery.kind.patterns',
        message: 'Math and patterns',
        description: 'Gallery: filter',
      });
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
