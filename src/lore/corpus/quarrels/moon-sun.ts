import type { QuarrelArgument } from '#lore/authored.ts'

export const moonSunQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You need ten quiet minutes before you can take in anyone's day, and {partner} arrives with the whole day already in progress.",
    matter: 'who gets the first ten minutes',
    quarrel: [
      'The first ten minutes after you see each other can decide the evening, and they tend to go to {partner} ({contact}).',
      "They come in talking, because something went well and you're the person they most wanted to tell.",
      "You're hungry, you had a bad afternoon, and you're waiting for them to notice your face.",
      "By the time they ask, you say you're fine in a voice that isn't, and a person who was proud a moment ago now wonders what they've done.",
    ],
    repair: [
      'In those ten minutes you give a test without saying that there is one, and you mark it early.',
      'They take your silence for an audience, since nobody has told them that the seat is occupied.',
      "What settles it is one plain sentence from you at the start, that you're low and you want to hear it all in a little while.",
    ],
    yours:
      'Report on yourself in the first minute, in the tone of a weather forecast, before you decide they ought to have seen it.',
    theirs:
      '{partner} could look at you before starting, for about as long as it takes to say hello properly.',
    both: 'For the rest of this month, begin every evening you spend together with something to eat and no news, and let the quieter one of you say when the news begins.',
    last: "Once the ten minutes are yours, you'll find that you do want to hear about the day.",
  },
  {
    thesis: "{partner} arranges the week around a goal, and you'd like some of the week back.",
    matter: 'whose goal the week belongs to',
    quarrel: [
      'Say {partner} is in training for something, and everything from supper to bedtime gets arranged around it ({contact}).',
      "At first you adjust gladly, but on the day you'd like an ordinary evening there's a long run, in ink.",
      "They feel you pulling and it scares them, because they've never needed you behind them more.",
      'So you say in a certain voice that they should go, and they run badly.',
    ],
    repair: [
      'In a season like that you give up your own hours without a word and then want them noticed.',
      'They take your support for something the place came with.',
      "It clears as soon as you've got a few hours in ink as well, since they're perfectly willing to run around a fixed thing and have no idea how to run around a sigh.",
    ],
    yours: 'Put what you need on the calendar before the calendar is full.',
    theirs:
      'Half the quarrel would be gone if {partner} thanked you at the start of the run and not at the finish.',
    both: "Write the coming month together on one sheet in two colors and stop when there's as much of yours on it as of theirs.",
    last: "With some of the week in your color, {partner} still reaches the goal, and there's an evening free to celebrate it.",
  },
  {
    thesis: 'You feel what {partner} decides, and you usually feel it first.',
    matter: "whether a decision may be talked over once it's made",
    quarrel: [
      "Say {partner} tells you over the phone that they've said yes to a new job ({contact}).",
      "It's good news, and you say so, and something in you has already started to pack.",
      'They notice the half second before you said it.',
      "By evening you're being asked why you can't simply be happy for them, and you can't explain it, since you are.",
    ],
    repair: [
      'On that call you answer the news with a mood and leave them to read it.',
      'They want applause from the one person who has to think about the commute.',
      'It helps when the cheer comes first and the worry gets an appointment.',
    ],
    yours: "Give good news its full ten minutes before you say what it'll mean for you.",
    theirs:
      "{partner} could tell you while it's still a maybe, when your feeling about it is of use.",
    both: "Talk one thing over this month before it's decided, and agree on the day by which it will be.",
    last: "You'll have felt it first and said it in time, and the decision will be one that you can both live in.",
  },
]
