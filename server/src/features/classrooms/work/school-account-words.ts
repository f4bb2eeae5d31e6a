import { randomInt } from 'node:crypto';

/** 512 short words that a ten-year-old can read, with no two that are spoken alike. */
const words = `
acorn alarm amber angle ankle apple apron arena arrow atlas autumn badge bagel baker bamboo banjo barn basil basket beach beak
bean bear beaver bench berry bike birch bison blanket bloom board boat bonus book boot bottle bowl box branch brave bread
brick bridge bright broom brush bubble bucket buffalo bugle bunny burger bus bush butter button cabin cactus cake camel camera
camp candle canoe canvas canyon caper carpet carrot castle cedar cello chair chalk cheetah cherry chess chicken chimney circus
citrus clam clay cliff clock cloud clover coach coast cobra cocoa coffee comet compass copper coral corn cotton crab cradle
crane crayon cream creek cricket crown cube cup curtain cushion daisy dance dawn delta desert desk diamond dinner dolphin
domino donkey door dove dragonfly drawer dream drum duck eagle earth echo elbow elder elm ember emerald engine envelope fabric
falcon farm feather fence fern ferry fiddle field finch finger fire fish flag flame flute fog forest fork fossil fountain fox
frame fridge frog frost fruit galaxy garage garden garlic garnet gate gecko giraffe glacier glass globe glove goat goose grain
granite grape gravel green grove guitar gull hammer hammock hamster harbor harp hat hawk hazel hedge helmet heron hike hill
hinge hippo hobby honey hood horse hotel house igloo inch indigo insect iris iron island ivory ivy jacket jaguar jam jasmine
jelly jersey jewel jigsaw jolly journal juice jungle juniper kayak kettle kingdom kitchen kite kitten kiwi koala ladder lagoon
lake lamb lamp lantern laptop lark laser lava lavender lawn leaf lemon leopard letter lilac lime linen lion lizard llama
lobster locket log lotus lucky lunar lunch magnet mango maple marble market marsh meadow melon menu meteor mill mint mirror
mist mitten monsoon moon moose mosaic moss moth motor mountain mouse muffin museum music napkin narwhal nectar needle nest
nickel night noodle notebook nugget nutmeg oak oasis ocean octopus olive onion opal opera orbit orchard orchid organ otter
oval owl oyster paddle paint palace palm panda panther paper parade park parrot parsley pasta patio peach peanut pebble
pelican pencil penguin pepper piano picnic pigeon pilot pine pirate pizza planet plaza plum pocket polar pond pony poppy porch
potato prairie prism puddle puffin pumpkin puppet puppy puzzle quail quartz queen quilt quiver rabbit raccoon radio raft rain
ranch raven ribbon rice ridge river robin robot rocket roof root rope rose rowboat ruby rug sack saddle safari salad salmon
sandal satin saturn school scooter seal seed shade shark sheep shell shelf ship shirt shore shovel silk silver siren sketch
sled smile smoke snail snow soap sofa soup spark sparrow spice spider spoon spring spruce squid squirrel stable star steam
stone stork storm straw stream street sugar swallow swan sweater table tablet tango temple tennis tent thunder ticket tiger
timber toast tomato topaz torch tower town toy track trail train tree trout truck trumpet tulip tunnel turtle twig umbrella
unicorn valley vanilla vase velvet village vine violet violin volcano voyage waffle wagon walnut walrus water weaver whale
wheat wheel whistle willow wind window winter wizard wolf wool yacht yarn yellow yogurt zebra zigzag zipper`
  .split(/\s+/)
  .filter((word) => word.length > 0);

/** None that is taken for another, on paper or read aloud. */
const figures = '23456789';

/** Three words and five figures: 42 bits, from nothing that anybody knows about the learner. */
export function newReadablePassword(): string {
  const word = () => words[randomInt(words.length)];
  const figure = () => figures[randomInt(figures.length)];
  return [word(), word(), word(), Array.from({ length: 5 }, figure).join('')].join('-');
}

export const readablePasswordBits = 3 * Math.log2(words.length) + 5 * Math.log2(figures.length);

/** Letters that are not a letter with an accent. */
const letters = new Map(Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }));
const longestPart = 24;

/** `mila.novak`: lower case, nothing but a to z and figures; `learner` for names in which none of them is. */
export function userNameFrom({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const parts = [firstName, lastName].map(fold).filter((part) => part.length > 0);
  return parts.length === 0 ? 'learner' : parts.join('.');
}

const fold = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => letters.get(letter) ?? '')
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, longestPart);

/** The first of `mila.novak`, `mila.novak2`, `mila.novak3` … that is free; it counts as taken from then on. */
export function takeUserName(wanted: string, taken: Set<string>): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}${number}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}
