import type { StoredProduct } from '@praxis/contract/demo/shop';
import { productPicture, type ProductShape } from '../pictures/product';

const colours = {
  primary: '#0F766E',
  info: '#2E6FD8',
  secondary: '#B45FD0',
  warning: '#D97706',
  danger: '#D6336C',
  success: '#3B9C5F',
} as const;

type Colour = keyof typeof colours;

interface Line {
  name: string;
  brand: string;
  price: number;
  shape: ProductShape;
  rating: number;
  colour: Colour;
  others?: readonly Colour[];
  freeShipping?: boolean;
  description: string;
}

const lines: readonly Line[] = [
  {
    name: 'Gel pen, pack of five',
    brand: 'Papier & Co',
    price: 6.9,
    shape: 'pen',
    rating: 4,
    colour: 'info',
    others: ['danger', 'success'],
    description: 'Writes on coated forms without smearing, also with the left hand.',
  },
  {
    name: 'Digital thermometer',
    brand: 'Pulseon',
    price: 9.99,
    shape: 'thermometer',
    rating: 5,
    colour: 'primary',
    description: 'Reads in eight seconds, beeps when it is done, and survives the dishwasher.',
  },
  {
    name: 'Appointment notebook',
    brand: 'Papier & Co',
    price: 8.5,
    shape: 'notebook',
    rating: 3,
    colour: 'warning',
    others: ['info'],
    description: 'A week on two pages, quarter hours from seven to eight, paper of 90 grams.',
  },
  {
    name: 'Stoneware mug',
    brand: 'Havn',
    price: 10,
    shape: 'mug',
    rating: 4,
    colour: 'secondary',
    others: ['primary', 'warning'],
    description: 'Holds 35 cl, keeps its handle cool, and no two glazes are alike.',
  },
  {
    name: 'Steel water bottle',
    brand: 'Bramble',
    price: 24.5,
    shape: 'bottle',
    rating: 5,
    colour: 'info',
    others: ['danger', 'primary', 'warning'],
    freeShipping: true,
    description: 'Cold for a day, hot for half of one, and nothing drips in the bag.',
  },
  {
    name: 'First aid kit',
    brand: 'Pulseon',
    price: 39.9,
    shape: 'kit',
    rating: 5,
    colour: 'danger',
    description: 'Everything for an office of ten, each thing in a place of its own.',
  },
  {
    name: 'Wall clock, silent',
    brand: 'Aurelo',
    price: 34,
    shape: 'clock',
    rating: 4,
    colour: 'primary',
    others: ['danger'],
    description: 'No ticking in the waiting room. One battery lasts two years.',
  },
  {
    name: 'Potted ficus',
    brand: 'Havn',
    price: 29.9,
    shape: 'plant',
    rating: 3,
    colour: 'success',
    description: 'Forgives a forgotten weekend. The pot tells when it is thirsty.',
  },
  {
    name: 'Neck pillow',
    brand: 'Kindra',
    price: 48,
    shape: 'pillow',
    rating: 4,
    colour: 'secondary',
    others: ['info'],
    description:
      'Two layers that can be taken out, and a cover that can be washed at sixty degrees.',
  },
  {
    name: 'Exercise mat',
    brand: 'Kindra',
    price: 54.9,
    shape: 'mat',
    rating: 5,
    colour: 'primary',
    others: ['secondary', 'info'],
    freeShipping: true,
    description: 'Does not slip on wood, does not smell, and rolls up without a strap.',
  },
  {
    name: 'Tablet stand',
    brand: 'Northlight',
    price: 62,
    shape: 'stand',
    rating: 4,
    colour: 'info',
    description: 'Holds a device for check-in at the desk, at any angle, with a lock.',
  },
  {
    name: 'Bathroom scale',
    brand: 'Velto',
    price: 79,
    shape: 'scale',
    rating: 3,
    colour: 'info',
    others: ['primary'],
    description: 'Weighs to 180 kg in steps of 100 g, with figures that can be read from above.',
  },
  {
    name: 'Electric kettle',
    brand: 'Havn',
    price: 68.5,
    shape: 'kettle',
    rating: 4,
    colour: 'warning',
    description: 'Three temperatures, for tea that is not burnt. Stops when it is lifted.',
  },
  {
    name: 'Quiet keyboard',
    brand: 'Cobalt Lane',
    price: 89,
    shape: 'keyboard',
    rating: 4,
    colour: 'info',
    freeShipping: true,
    description: 'Soft keys for a desk beside patients, and a cover that can be disinfected.',
  },
  {
    name: 'Stethoscope Classic',
    brand: 'Pulseon',
    price: 98,
    shape: 'stethoscope',
    rating: 5,
    colour: 'primary',
    others: ['danger', 'secondary', 'info'],
    description: 'Clear heart tones in a noisy room. The tube takes no stains.',
  },
  {
    name: 'Desk lamp with daylight',
    brand: 'Aurelo',
    price: 119,
    shape: 'lamp',
    rating: 5,
    colour: 'warning',
    others: ['primary'],
    freeShipping: true,
    description: 'From warm to daylight in five steps, without a shadow of the hand.',
  },
  {
    name: 'City backpack',
    brand: 'Bramble',
    price: 129,
    shape: 'bag',
    rating: 4,
    colour: 'primary',
    others: ['danger', 'warning'],
    description: 'Holds a laptop, a lunch and a rain jacket, and dries within an hour.',
  },
  {
    name: 'Blood pressure monitor',
    brand: 'Pulseon',
    price: 149,
    shape: 'cuff',
    rating: 5,
    colour: 'danger',
    freeShipping: true,
    description: 'Measures three times and shows the mean. Keeps the values of two people.',
  },
  {
    name: 'Wireless speaker',
    brand: 'Northlight',
    price: 179,
    shape: 'speaker',
    rating: 4,
    colour: 'secondary',
    others: ['info'],
    description: 'Quiet music in every corner of the waiting room, from one corner.',
  },
  {
    name: 'Headphones with noise cancelling',
    brand: 'Northlight',
    price: 249,
    shape: 'headphones',
    rating: 5,
    colour: 'info',
    others: ['danger', 'success'],
    freeShipping: true,
    description: 'For dictation beside a busy corridor. Thirty hours with one charge.',
  },
  {
    name: 'Sports watch',
    brand: 'Velto',
    price: 289,
    shape: 'watch',
    rating: 4,
    colour: 'danger',
    others: ['primary', 'info'],
    description: 'Pulse, sleep and steps for ten days without a cable.',
  },
  {
    name: 'Air purifier',
    brand: 'Mirra',
    price: 319,
    shape: 'purifier',
    rating: 4,
    colour: 'success',
    freeShipping: true,
    description: 'Cleans the air of 45 square metres every twenty minutes, at a whisper.',
  },
  {
    name: 'Tablet, 11 inches',
    brand: 'Cobalt Lane',
    price: 459,
    shape: 'tablet',
    rating: 4,
    colour: 'secondary',
    description: 'For forms that patients sign. The glass can be cleaned with alcohol.',
  },
  {
    name: 'Office chair Ergo',
    brand: 'Bramble',
    price: 540,
    shape: 'chair',
    rating: 5,
    colour: 'primary',
    others: ['danger', 'info'],
    freeShipping: true,
    description: 'Follows the back without a lever, and its cover comes off in a minute.',
  },
  {
    name: 'Screen, 27 inches',
    brand: 'Cobalt Lane',
    price: 620,
    shape: 'screen',
    rating: 4,
    colour: 'info',
    description: 'Matt, bright, and turns upright for long letters.',
  },
  {
    name: 'Standing desk',
    brand: 'Bramble',
    price: 790,
    shape: 'desk',
    rating: 5,
    colour: 'warning',
    others: ['primary'],
    description: 'From 62 to 128 cm in ten seconds, and it remembers four heights.',
  },
  {
    name: 'Camera for skin images',
    brand: 'Mirra',
    price: 1290,
    shape: 'camera',
    rating: 3,
    colour: 'primary',
    description: 'Even light, a scale in every picture, and colours that stay the same for years.',
  },
];

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function sampleProducts(): StoredProduct[] {
  return lines.map((line, index) => {
    const { name, brand, price, shape, rating, colour, others = [], description } = line;
    return {
      id: index + 1,
      name,
      slug: `${slugOf(name)}-${index + 1}`,
      description,
      brand,
      price,
      image: productPicture(shape, colours[colour]),
      hasFreeShipping: line.freeShipping ?? false,
      rating,
      colorOptions: [colour, ...others],
    };
  });
}

/** Ids of products, and how many of each. */
export const sampleCart = [
  { productId: 24, qty: 1 },
  { productId: 16, qty: 2 },
  { productId: 5, qty: 4 },
  { productId: 18, qty: 1 },
] as const;

/** Ids of products. */
export const sampleWishlist = [20, 27, 8, 16, 21] as const;
