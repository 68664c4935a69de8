import type { QuarrelArgument } from '#lore/authored.ts'

export const sunMoonQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You come alive in a crowd at about the hour when {partner} has had enough of it, and each of you takes the other's timing personally.",
    matter: "when it's time to go home",
    quarrel: [
      'Say the two of you go to a party, and at nine-thirty {partner} catches your eye across the room ({contact}).',
      "You're in the middle of being your best self, and the look feels to you as if somebody had turned off the music.",
      "They've been kind to strangers for two hours, they're tired in a way that won't wait, and you seem to be choosing the room.",
      "You stay a half hour that you don't enjoy, they spend it standing near the exit, and the ride home is very polite.",
    ],
    repair: [
      'What you do wrong at that party is to hear criticism in a person who only wants to go to bed.',
      'They, for their part, wait until they have nothing left and then ask with a look, which is hard to answer from across a room.',
      'The argument stops the first time one of you leaves alone and nobody is in trouble for it.',
    ],
    yours: "Before you go in, find out how they're doing today, and believe the first answer.",
    theirs:
      "You'd feel the difference at once if {partner} named a time on the way there, when it's still a plan and can't be taken as a verdict.",
    both: 'Accept one invitation this month with two separate ways home, and compare notes over breakfast the next day.',
    last: 'You can have both the crowd and the quiet end of the evening, once nobody takes the timing personally.',
  },
  {
    thesis: "You take {partner}'s moods for a review of you, and most of them are only weather.",
    matter: 'whether a bad mood is about you',
    quarrel: [
      "Say you come in pleased with the day, whistling, and {partner} is low and doesn't look up ({contact}).",
      "At once you're going through what you could've done.",
      "You ask whether it's you, and when they say no you ask again, since it has to be something, and now there's a second person to be looked after in the room.",
      "They'd wanted to be sad for an hour about nothing much, and they end up cheering you up when they have hardly the energy to make supper.",
    ],
    repair: [
      'In that scene you make their low spirits into a question about your standing.',
      'They let you, because reassuring somebody is easier for them than asking you to quit.',
      "The evening's saved by your being in a good mood nearby, on purpose and without comment, since they do come over to it after a while.",
    ],
    yours: "If they say that it isn't you, believe them for sixty minutes by the clock.",
    theirs:
      "You'd both be better off if {partner} said how long it's likely to last, as far as anyone can.",
    both: 'Agree this month on a short word that means "I\'m low and it isn\'t about us," and see how much of the talking it saves.',
    last: 'Moods come and go in {partner} the way weather does, and you make a very good sunny spell.',
  },
  {
    thesis: 'You make plans out of good news, and {partner} has to live in them.',
    matter: 'how full a week should be',
    quarrel: [
      "Say four invitations have come in for one week, you'd be glad of every one, and you read them out to {partner} like a menu ({contact}).",
      '{partner} is counting the evenings at home, and there are hardly any.',
      'They say that it sounds nice, in a voice with the air let out of it, and you hear that nothing you come up with is ever good enough.',
      'So you turn down all four, with some noise about it, and then you sit at home together, which nobody enjoys.',
    ],
    repair: [
      'With that menu in your hand you take a tired person for a critic.',
      'They give you a polite answer where a number would do, such as two.',
      "Once you know how many evenings they need, you're free to fill the rest to the brim.",
    ],
    yours: 'Ask how many before you ask which ones.',
    theirs:
      '{partner} could choose the free evenings first, and tell you about them with pleasure.',
    both: 'Plan one week of this month together on a Sunday, with the empty evenings written in before anything else.',
    last: "Good news will go on arriving, and there'll be somebody rested enough to enjoy it.",
  },
]
