import { translate } from '@docusaurus/Translate';

const description = 'Gallery: name of a program that made a picture';

/** Names the programs of the gallery that do not run in the browser. */
export function describeStill(name: string): string {
  switch (name) {
    case 'slip':
      return translate({ id: 'gallery.slip', message: 'A cloth slides down', description });
    case 'land':
      return translate({ id: 'gallery.land', message: 'A hilly terrain', description });
    case 'swarm':
      return translate({ id: 'gallery.swarm', message: 'A swarm around a lamp', description });
    case 'tree':
      return translate({ id: 'gallery.tree', message: 'A syntax tree', description });
    case 'tori':
      return translate({ id: 'gallery.tori', message: 'A mesh, rough and smoothed', description });
    case 'pond':
      return translate({ id: 'gallery.pond', message: 'Crossing waves', description });
    case 'island':
      return translate({ id: 'gallery.island', message: 'An island of voxels', description });
    case 'fire':
      return translate({ id: 'gallery.fire', message: 'Fire on a sparse grid', description });
    case 'basket':
      return translate({ id: 'gallery.basket', message: 'Balls in a net', description });
    case 'jets':
      return translate({ id: 'gallery.jets', message: 'A fountain that learns', description });
    case 'rest':
      return translate({ id: 'gallery.rest', message: 'The remainder of a count', description });
    case 'currents':
      return translate({ id: 'gallery.currents', message: 'Threads in a current', description });
    case 'plate':
      return translate({ id: 'gallery.plate', message: 'Worms on a plate', description });
    case 'ridges':
      return translate({ id: 'gallery.ridges', message: 'Ridges of a flow', description });
    case 'walls':
      return translate({ id: 'gallery.walls', message: 'Three wallpapers', description });
    case 'edges':
      return translate({ id: 'gallery.edges', message: 'Smooth, but keep the edges', description });
    case 'room':
      return translate({ id: 'gallery.room', message: 'A room with a window', description });
    case 'gas':
      return translate({ id: 'gallery.gas', message: 'A gas in fewer bits', description });
    case 'potential':
      return translate({ id: 'gallery.potential', message: 'Seven charges', description });
    case 'heap':
      return translate({ id: 'gallery.heap', message: 'Grains in a box', description });
    case 'flower':
      return translate({ id: 'gallery.flower', message: 'A flower of cells', description });
    case 'flatland':
      return translate({ id: 'gallery.flatland', message: 'A network learns a picture', description });
    case 'whirls':
      return translate({ id: 'gallery.whirls', message: 'Two whirls', description });
    case 'teeth':
      return translate({ id: 'gallery.teeth', message: 'Where a gradient jumps', description });
    case 'radii':
      return translate({ id: 'gallery.radii', message: 'A sunflower', description });
    case 'rings':
      return translate({ id: 'gallery.rings', message: 'Spirals with three arms', description });
    case 'saddle':
      return translate({ id: 'gallery.saddle', message: 'A valley and a hill', description });
    case 'shrink':
      return translate({ id: 'gallery.shrink', message: 'Shrink a picture well', description });
    case 'wire':
      return translate({ id: 'gallery.wire', message: 'Heat along a wire', description });
    case 'marble':
      return translate({ id: 'gallery.marble', message: 'Marble', description });
    case 'spiral':
      return translate({ id: 'gallery.spiral', message: 'A spiral galaxy', description });
    case 'bricks':
      return translate({ id: 'gallery.bricks', message: 'A brick wall', description });
    case 'echoes':
      return translate({ id: 'gallery.echoes', message: 'Echoes, found by training', description });
    case 'notebook':
      return translate({ id: 'gallery.notebook', message: 'Soft waves', description });
    case 'orientation':
      return translate({ id: 'gallery.orientation', message: 'One field, two ways up', description });
    case 'rounds':
      return translate({ id: 'gallery.rounds', message: 'Rings run outward', description });
    case 'hills':
      return translate({ id: 'gallery.hills', message: 'Hills at dusk', description });
    case 'strip':
      return translate({ id: 'gallery.strip', message: 'From spots to ribbons', description });
    case 'columns':
      return translate({ id: 'gallery.columns', message: 'A wave of columns', description });
    case 'eddies':
      return translate({ id: 'gallery.eddies', message: 'Eight eddies', description });
    case 'fog':
      return translate({ id: 'gallery.fog', message: 'Balls in the fog', description });
    case 'globe':
      return translate({ id: 'gallery.globe', message: 'A wire globe', description });
    case 'isometric':
      return translate({ id: 'gallery.isometric', message: 'Columns without perspective', description });
    case 'hill':
      return translate({ id: 'gallery.hill', message: 'A hill and a pit', description });
    case 'seeds':
      return translate({ id: 'gallery.seeds', message: 'Seeds of a sunflower', description });
    case 'shapes':
      return translate({ id: 'gallery.shapes', message: 'Eight shapes', description });
    case 'wind':
      return translate({ id: 'gallery.wind', message: 'Wind around the middle', description });
    case 'darts':
      return translate({ id: 'gallery.darts', message: 'Evenly spread dots', description });
    default:
      return name;
  }
}
