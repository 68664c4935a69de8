import type { QuarrelArgument } from '#lore/authored.ts'

export const moonVenusQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You relax by letting everything go and {partner} relaxes by making it nice, so you can spoil each other's evening with the best of intentions.",
    matter: 'what makes a free evening',
    quarrel: [
      'At the end of a week you want nothing to be expected of you, and {partner} wants something lovely to have come out of it ({contact}).',
      'So they make an occasion, with you in mind, and you arrive in the clothes you slept in.',
      "You feel that there's one more thing to live up to.",
      "They feel that the trouble they took has gone unnoticed, and you're both polite until it's late enough to stop.",
    ],
    repair: [
      'You treat their effort as a demand, and {partner} treats your tiredness as a lack of interest.',
      "Ask for an evening of the one sort and then for an evening of the other, and you'll both enjoy both.",
    ],
    yours: "Say by noon what sort of evening you've got in you.",
    theirs:
      '{partner} could make it nice for their own pleasure and let you be unimpressive in the middle of it.',
    both: "Have one evening this month that's all comfort and one that's all trouble taken, and say beforehand which it is.",
    last: {
      shape: 'week',
      says: "When a week goes well, there's an evening in old clothes and an evening with candles, and you know which is which.",
    },
  },
  {
    thesis:
      'You love things for being old and yours and {partner} loves them for being lovely, and you have one place to put them in.',
    matter: 'what gets kept and what gets thrown out',
    fits: { you: ['earth', 'water'] },
    quarrel: [
      "What you keep has a feeling in it, and {partner} sees what's there to be seen ({contact}).",
      'So they suggest getting rid of a thing, and you hear that part of your life is in the way.',
      "You defend it with more force than it deserves, and can't explain why, because it would take an hour and you'd cry.",
      "They only wanted the room to look right, and now they don't dare to touch anything.",
    ],
    repair: [
      "You guard everything equally, and {partner} can't tell what's precious from what's merely still here.",
      'When you tell them the story of a thing, it usually stays.',
    ],
    yours:
      'Choose the few things that matter, tell {partner} why, and let the rest be judged on its looks.',
    theirs: '{partner} could ask what a thing is before saying what they think of it.',
    both: 'Go through one closet this month together, with a story from you or a yes from {partner} for everything that stays.',
    last: {
      shape: 'cost',
      says: "There's one place for what is old and what is lovely, and every few months something that one of you loves has to go.",
    },
  },
  {
    thesis:
      "When you're sad you'd like to be left sad for an hour, and {partner} can't see a long face without doing something sweet about it.",
    matter: 'how long a sad hour may last',
    fits: { you: ['water', 'earth'] },
    quarrel: [
      "{partner} is uneasy when there's gloom in the room and tries to charm it away, and you feel that your sadness has become a breach of manners ({contact}).",
      "You don't want to be rude, so you cheer up for their sake.",
      "It doesn't last, since nothing has been felt to the end, and the next time it's heavier.",
      'They begin to think that nothing they do is any good, and you begin to be sad in another room.',
    ],
    repair: [
      'You pretend to be over it, and {partner} mistakes the pretense for a result.',
      "They can stand more than you'd think, as long as they know that it isn't their fault and that it'll end.",
    ],
    yours:
      "When you're sad, say that you need about an hour, and that it has nothing to do with {partner}.",
    theirs: 'It would help if {partner} sat down beside you without a plan.',
    both: 'Let one bad mood apiece run its course this month, with the other one nearby and doing something else.',
    last: {
      shape: 'said',
      says: 'You could say, "Ask me again in an hour," and {partner} can think of something sweet in the meantime.',
    },
  },
]
