import type { House } from '#lore/house.ts'

/** How a mood that presses eases once the Moon comes into a house, after "Around 2:20 p.m. the Moon moves into your fifth house, and ". */
export const hingeClauses: Record<House, readonly string[]> = {
  1: [
    "you'll feel more like yourself again",
    "you'll find it easier to say what you want",
    "you'll care less about what they meant",
    "you'll want to do something about it instead of feeling it",
  ],
  2: [
    'it turns into a practical question, which is easier to answer',
    'a proper meal will do more for you than another talk',
    "you'll know better what it's worth to you",
    'ordinary comforts start to work again',
  ],
  3: [
    "you'll be able to say it in plain words",
    'talking about it starts to help',
    'one short message may be all it needs',
    "you'll find out that other people had it worse",
  ],
  4: [
    'you can be tired where nobody minds',
    "it gets smaller once you've shut the door behind you",
    'the people who know you best will see it without being told',
    "you'll want nothing more than to be at home",
  ],
  5: [
    'your sense of humor comes back',
    "you'll be better company, first of all for yourself",
    'it will be easier to laugh about',
    "you'll want to play at something and not win it",
  ],
  6: [
    'it will help to have something useful to do',
    'it shrinks to the size of one small job',
    'your body may let you know what it needed, which was probably a walk',
    "there's a list to get through, and you'll be grateful for it",
  ],
  7: [
    "you'll be able to see the other side of it",
    "one other person's opinion will be worth having",
    'it goes better with two of you',
    "you'll believe again that they meant well",
  ],
  8: [
    'you can say the part that you left out',
    'one honest answer will be worth more than several polite ones',
    "you'll see what was underneath it",
    'the person you trust most is the one to tell',
  ],
  9: [
    "you'll see it from farther off",
    'a change of scene does the rest',
    "it won't seem to say so much about your life",
    "you'll be more interested in the next thing",
  ],
  10: [
    "there's something that you can do about it",
    "you'll be glad to be needed for something definite",
    'what other people want from you may come as a relief',
    "you'll be too busy to mind",
  ],
  11: [
    'your friends will make less of it than you do, which helps',
    "you'll want company more than an explanation",
    'somebody in the group chat may have had the same day',
    "you'll find that you were missed",
  ],
  12: [
    'you can be alone with it until it is small',
    'nobody needs an answer from you any longer',
    'rest will do more for you than another hour of thinking',
    'you can let it go without telling anyone that you have',
  ],
}
