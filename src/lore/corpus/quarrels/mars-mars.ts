import type { QuarrelArgument } from '#lore/authored.ts'

export const marsMarsQuarrels: QuarrelArgument[] = [
  {
    thesis: "Neither of you can stand to lose, and you've ended up on the same team.",
    matter: "who's in command",
    quarrel: [
      "Say you're late for a train, and you've both taken command ({contact}).",
      "You say to run for the near entrance, {partner} is making for the far one, and each is shouting the other's name as if it were an instruction.",
      "There's no following somebody who's wrong, for you or for them.",
      "You catch the train with a car between you, and you each spend the first half of the ride going over how easily it could've been done your way.",
    ],
    repair: [
      'On a platform like that you take a different idea for disobedience and answer it with volume.',
      'They take your volume for a challenge and answer it with speed.',
      "Two people this quick don't need a better argument, they need to know before they start whose turn it is, and then the one who isn't leading can run as fast as they please.",
    ],
    yours: 'Give way once on something small and see how soon it comes back to you.',
    theirs:
      'It would help if {partner} said "You call it" out loud now and then, because you wouldn\'t know it otherwise.',
    both: "Find something this month that you can do hard against strangers and on the same team, and save what's left over of your tempers for that.",
    last: 'You both hate to lose, and as a team with one captain at a time you seldom do.',
  },
  {
    thesis: "You're both excellent in a kitchen, and neither of you has ever been the assistant.",
    matter: 'whose kitchen it is',
    quarrel: [
      'Say people are coming at seven, and at five you and {partner} are both holding the good knife, in a manner of speaking ({contact}).',
      "You've got a method, while {partner} has already got going.",
      "Each turns down the other's burner in passing, and soon it has gone from onions to who's always got to be in charge, with a wooden spoon for emphasis.",
      "The guests find two people with red faces and a superb meal in which the courses don't speak to each other.",
    ],
    repair: [
      "In that kitchen you both give orders to somebody who's never taken one.",
      'When you take over they get fast, and nobody is cooking together from then on.',
      "It's peaceful from the minute you split it by dishes and not by opinions, so that each rules over something entirely, and may ask the other for salt.",
    ],
    yours: "Say at the start which dish is yours, and don't so much as lift the lid of theirs.",
    theirs: "{partner} could taste what you've made before correcting it.",
    both: 'Cook for friends once this month in two rounds, with one as chef and one as helper, and change over at the dessert.',
    last: 'In a kitchen where you take turns at being the assistant, the food comes out hot, and by dessert so do the compliments.',
  },
  {
    thesis: 'Each of you drives well, and neither can bear to be driven.',
    matter: 'which route to take',
    quarrel: [
      "Say {partner} is at the wheel, the app says left, you'd go straight, and you both know that you'd go straight ({contact}).",
      'You hold out for two blocks, and then you point.',
      "They'd seen it themselves, and now they can't take it without having been told, so they turn left and end up behind a street sweeper.",
      "You say nothing in a manner that fills the car, and they begin to drive the way people drive when they're being watched.",
    ],
    repair: [
      "Pointing takes back what you'd just handed over.",
      "They choose the longer way so that it'll at least be theirs.",
      "It goes best when the one who isn't driving has another job, the music or the phone calls, that's plainly theirs to run.",
    ],
    yours:
      'Give your opinion about the route once, before the engine starts, and then look out of the side window.',
    theirs:
      'It would help if {partner} asked for your way now and then, and took it without a remark when it turned out slower.',
    both: 'Make one long trip this month with a new driver every hour, and let the driver decide everything, down to the temperature.',
    last: "You each get your turn at the wheel, and the one who's being driven finds out what the landscape looks like.",
  },
]
