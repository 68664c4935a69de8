import type { QuarrelArgument } from '#lore/authored.ts'

export const moonMercuryQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You say how you feel in order to be near {partner}, and {partner} hears a problem and sets about solving it.',
    matter: 'whether a feeling is a problem to be solved',
    quarrel: [
      "Say you mention that you're worn out, and {partner} asks whether you've thought about going to bed earlier ({contact}).",
      "It's a reasonable idea, it's the third one in a minute, and with each of them you feel more alone.",
      "Over there it goes differently: somebody they love has a difficulty, thinking is what they have to offer, and they're thinking as hard as they can.",
      "When you finally snap that you don't want advice, they go through the conversation looking for the place where they did something unkind.",
    ],
    repair: [
      "In a talk like that you leave out what you want, and then you're hurt by a guess.",
      "They answer the sentence you speak and miss the person who's speaking it, chiefly because the sentence is easier.",
      "A single question clears it up, and it's whether you'd like ideas or an ear, asked before the first idea.",
    ],
    yours:
      "Say at the beginning that you're only telling them, and tell them afterward that it helped.",
    theirs: '{partner} could repeat what you said in other words before adding anything to it.',
    both: 'Take a walk together once a week this month on which you each get fifteen minutes to complain and the other may answer only with questions.',
    last: 'What you feel and what {partner} thinks can keep each other company for a whole evening, if they take turns.',
  },
  {
    thesis: 'You recover in silence and {partner} recovers by telling you about it.',
    matter: "when it's time to talk",
    quarrel: [
      "Say it's the first half hour of the morning, and {partner} is reading you the news ({contact}).",
      'You aren\'t awake enough to keep any of it out, and you answer "hm" until your "hm" has an edge.',
      "They'd thought of it as breakfast together.",
      "A little hurt, they go off to another room with their phone, so that you've got your silence with a person missing from it.",
    ],
    repair: [
      "On that morning you put up with it until you can't, and then what they hear is a rejection instead of a request.",
      "They take your being there for listening, since they'd never be that quiet unless they'd left.",
      "If you ask for the first half hour and offer the second, you'll get both, because they can wait for you as long as they know when.",
    ],
    yours: "Tell them at what time you'll be open, and be curious when you are.",
    theirs: '{partner} could sit with you for ten minutes and say nothing.',
    both: 'Have three breakfasts this month with nothing on and nothing read, and three where you ask for all of it.',
    last: "You can have the silence first and the telling after it, and by then you'd miss either one.",
  },
]
