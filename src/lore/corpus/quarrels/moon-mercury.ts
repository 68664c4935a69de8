import type { QuarrelArgument } from '#lore/authored.ts'

export const moonMercuryQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You say how you feel in order to be near {partner}, and {partner} hears a problem and starts on it.',
    matter: 'whether a feeling is a problem to be solved',
    fits: { you: ['water', 'fire'], partner: ['air', 'earth'] },
    quarrel: [
      "You bring {partner} a feeling so that you won't be alone with it, and they bring you a reason for it and something to do about it ({contact}).",
      "That's them at their most helpful.",
      'You feel handled, so you say it again with more feeling, and they look for a better solution.',
      "Each of you is trying harder and getting farther away, until you're upset about that instead.",
    ],
    repair: [
      "You don't say which kind of talk it is, and {partner} assumes it's the kind that they're good at.",
      'Their ideas are often right, and tomorrow you may want them.',
      'Tonight two words would do, and they can learn which two.',
    ],
    yours: 'Begin by saying whether you want company or ideas.',
    theirs: 'It would help if {partner} asked "Is this one for fixing?" and waited for the answer.',
    both: 'Agree this month that the first ten minutes of anything sad are for listening, and that ideas come after that.',
    traces: {
      meet: "You tell {partner} how you are, and they listen with their whole head. In the early days there's little to fix, so what you get is the listening.",
      draw: "{partner} is still thinking the next day about what you told them, and you like being loved in that way. From you they get the news of the heart, which they don't pick up on their own.",
      days: "Your shoulder hurts, as you happen to mention, and {partner} has sent you four exercises and a video by noon. You'd have liked an ouch.",
      purpose:
        'In any real trouble somebody has to hold a hand and somebody has to make the calls. A friend whose apartment has flooded would want you on the phone first, and {partner} right after that with the insurance.',
    },
    last: {
      shape: 'said',
      says: 'You could say, "I don\'t need it solved," and {partner} would know to put the pencil down.',
    },
  },
  {
    thesis: 'You recover in silence, and {partner} recovers by talking about it.',
    matter: "when it's time to talk",
    fits: { you: ['water', 'earth'], partner: ['air', 'fire'] },
    quarrel: [
      "After anything difficult you want quiet until you know what you feel, and {partner} doesn't know what they think until they've said it to you ({contact}).",
      'So they come after you with words at the hour when you have none.',
      "You answer briefly, they take that for anger, and they ask what you're angry about.",
      'Now you are, and the thing that happened has been joined by a second one.',
    ],
    repair: [
      'You disappear without saying for how long, and {partner} fills the gap with guesses.',
      'A time to talk makes the silence bearable for them and the talk bearable for you.',
    ],
    yours: "When you go quiet, say when you'll be back, and come back then.",
    theirs:
      '{partner} could tell a bad day to a page first, or to a friend, and bring you the second version.',
    both: "Fix one hour each week this month when you both bring up what's been left, and leave it alone until then.",
    traces: {
      meet: "{partner} does most of the talking when you're new to each other, and you like it, since it leaves you free to watch them. They don't often get such a listener.",
      draw: "Your silences aren't empty, and {partner} can feel that there's someone in there. You like how they bring the day along with them, with all its voices.",
      days: 'On the drive back from a long family lunch {partner} wants to go over who said what. You want to look at the road, and say mm.',
      purpose:
        'Whatever happens to the two of you gets thought about properly. {partner} has been over every side of it by night, you have one sentence about it in the morning, and a decision to move or to stay rests on both.',
    },
    last: {
      shape: 'week',
      says: "When a week goes well, you've had an hour of quiet and {partner} an hour of talk, on the same evening and in that order.",
    },
  },
]
