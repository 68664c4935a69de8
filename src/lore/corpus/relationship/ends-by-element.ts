import type { Element } from '#sky/fact-base.ts'

/** Two signs of one element, or of two elements that go together, in a sextile. */
export type ElementsOfBond = Element | 'fire air' | 'earth water'

/** As `ends`, in the manner of the signs of the two planets, for the bonds that many couples have. */
export const endsByElement: Partial<Record<string, Record<ElementsOfBond, readonly string[]>>> = {
  'venus~mars': {
    fire: [
      'Neither of you has ever had to be talked into wanting the other',
      'After a fight one of you usually reaches out before the other one has finished being angry',
    ],
    earth: [
      "What draws you to each other is the slow kind, and an argument doesn't use much of it up",
      'A meal and an early night still do more for the two of you than a good explanation',
    ],
    air: [
      'The spark is in the conversation, and a quarrel is a conversation, too',
      'You flirt by talking, so a talk between you is seldom only about who was right',
    ],
    water: [
      'You find each other again by feel, before anybody explains anything',
      'What draws you goes deeper than the subject of any argument',
    ],
    'fire air': [
      'The teasing comes back first with the two of you, and after it everything else does',
      "One of you makes the first joke and the other one the first move, and a sulk can't hold out against both",
    ],
    'earth water': [
      'Being near each other is restful as well as exciting, and you can use that on a bad day',
      'Comfort and desire are on the same side with the two of you, and few arguments outlast an evening of both',
    ],
  },
  'sun~moon': {
    fire: [
      'You cheer each other up without setting out to',
      'Either of you can get the other one moving again',
    ],
    earth: [
      'An ordinary week together is still the best proof that it works',
      'You steady each other by what you do, and none of that stops for a quarrel',
    ],
    air: [
      'Most things look better to you both once the other one has heard about them',
      'You can talk about nearly anything, and feel better halfway through',
    ],
    water: [
      "Each of you knows how the other one is, and a quarrel doesn't change that",
      'With each other you can both stop being brave',
    ],
    'fire air': [
      "You're good at getting each other out of the house, and out of a corner",
      'One of you gets going, the other one keeps it interesting, and a bad mood has trouble keeping up',
    ],
    'earth water': [
      "Between the one who holds the week together and the one who knows how everybody is, it's a good home",
      'The care you take of each other goes on at its own pace, whatever was said',
    ],
  },
  'sun~mars': {
    fire: [
      'You dare each other, and most of what you dare is worth doing',
      "Whatever you argue about, you'll both have energy for something better by the weekend",
    ],
    earth: [
      'You get things done together, and finished work is a good peace offering',
      'Two people who can stay at one job this long can sit through one argument',
    ],
    air: [
      "You think fastest in each other's company, in a quarrel and out of it",
      "A new plan gets you both talking again, and you don't run out of plans",
    ],
    water: [
      'Each of you would stand up for the other without being asked',
      'You fight hardest for the same people',
    ],
    'fire air': [
      'One of you still has only to mention a thing and the other one is on it',
      "There is little that the two of you can't get started between breakfast and lunch",
    ],
    'earth water': [
      'One of you keeps going and the other one knows what for',
      'With a steady hand and a good instinct between you, most things can be mended',
    ],
  },
  'sun~venus': {
    fire: [
      'You like each other out loud, and that carries you over a bad patch',
      'Each of you is still proud to be seen with the other',
    ],
    earth: [
      "You like each other in small favors, and those don't stop for a quarrel",
      'The liking between you is the kind that gets more solid with use',
    ],
    air: [
      "You'd still choose each other for company at a table full of strangers",
      'You enjoy how the other one puts things, even in an argument',
    ],
    water: [
      "You're gentle with each other by instinct",
      'The fondness between you is there before a word is said, and after a wrong one as well',
    ],
    'fire air': [
      'You make each other laugh sooner than you make each other see reason',
      'One of you admires the nerve and the other one the wit, and neither gets used to it',
    ],
    'earth water': [
      'It takes so little to please each other that an ordinary evening will do',
      "One of you gives comfort, the other one gives feeling, and each thinks it's the better bargain",
    ],
  },
  'moon~venus': {
    fire: [
      'You warm each other up faster than anything can cool you down',
      'When the two of you forgive, you do it in one go',
    ],
    earth: [
      'A meal or a hand on the back says most of what has to be said between you',
      "What you do for each other's comfort has become part of the week",
    ],
    air: [
      'A kind word between you arrives in time more often than not',
      'You can say nice things to each other without being embarrassed',
    ],
    water: [
      'Each of you feels it when the other one has had enough, and is kind about it',
      'Tenderness is what the two of you do best',
    ],
    'fire air': [
      'You know how to make each other feel wanted, in company and out of it',
      'One of you brings the warmth, the other one the light touch, and a bad mood has little chance against both',
    ],
    'earth water': [
      'You look after each other so naturally that you could forget to mention it',
      'One of you makes an evening comfortable and the other one makes it safe to say things',
    ],
  },
  'moon~moon': {
    fire: [
      "You're both angry fast and over it fast, at about the same hour",
      'Neither of you can stay low while the other one is in good spirits',
    ],
    earth: [
      'The same quiet evening puts you both right',
      "You both calm down by having something to do, and there's enough for two",
    ],
    air: [
      "You both feel better once it's been talked about, so it will be",
      'By the next day you can both see the funny side',
    ],
    water: [
      'Neither of you has to explain being hurt, or being over it',
      'A bad mood of one of you is understood by the other before it has a reason',
      'When one of you needs to be held, the other one already knows',
      'You both feel all of it, and you both know when it has been felt enough',
    ],
    'fire air': [
      'Your moods do each other good, since one of you acts and the other one laughs',
      'One of you gets a feeling out and the other one finds the words for it',
    ],
    'earth water': [
      'What one of you feels, the other one can do something about',
      'By evening both the practical side and the tender side have been seen to, one by each of you',
    ],
  },
  'sun~sun': {
    fire: [
      'You both want a life with some nerve in it',
      "Two people with this much spirit are good for each other's courage",
    ],
    earth: [
      'You have the same idea of what is worth the trouble',
      'You both want something solid to show for it, and you know how to get it',
    ],
    air: [
      "You'll both go on finding people interesting, each other first",
      "Neither of you would want to live with anybody who can't discuss things",
    ],
    water: [
      'The same things matter to both of you, and neither has to say which',
      'You both put people before plans',
    ],
    'fire air': [
      "You bring out each other's liveliest side, and it's still there after an argument",
      'One of you makes it happen and the other one makes sense of it',
    ],
    'earth water': [
      "What you each want from life fits together, though you'd put it in different words",
      'One of you gives a thing its shape and the other one gives it a reason',
    ],
  },
  'moon~mars': {
    fire: [
      'What flares up between you is soon over, and neither of you would want it tame',
      'You get each other going, on good days and on bad ones',
    ],
    earth: [
      'A mood between you usually ends in something useful getting done',
      'One of you acts on what the other one feels, steadily and without a speech',
    ],
    air: [
      'A sharp word between you is often the start of a good talk',
      'You can argue each other out of nearly any mood',
    ],
    water: [
      "You'd each protect the other without stopping to think",
      "The feelings between you are strong, and they're on the same side more often than not",
    ],
    'fire air': [
      'Neither of you lets the other one sulk for a whole evening',
      "One of you says what's wrong and the other one does something about it",
    ],
    'earth water': [
      'One of you feels what is needed, and the other one gets up and does it',
      'You make each other braver without any noise about it',
    ],
  },
}
