import type { QuarrelArgument } from '#lore/authored.ts'

export const jupiterSunQuarrels: QuarrelArgument[] = [
  {
    thesis: 'You believe in {partner} so much that you sometimes go ahead and sign them up.',
    matter: 'who speaks for whom',
    quarrel: [
      "You're capable of telling the organizers that {partner} would be glad to give the opening talk, and of telling {partner} on the way to the parking lot ({contact}).",
      'You can see it so clearly, with them up there being wonderful.',
      "What you think of as handing them a stage feels to them like being spent, since it's their name and their night.",
      "The more you tell them how good they'll be, the less of it seems to be theirs.",
    ],
    repair: [
      "With an offer like that you give away something that isn't in your hands, and you call it confidence.",
      'They say a stiff "Fine" and make you suffer for it over three weeks in place of one honest minute.',
      "They do often want what you want for them, and when it's put as a question, on an ordinary day, with a no that you'd take cheerfully, they surprise you by how big they'll go.",
    ],
    yours: "Ask them before you praise them to anyone who's got a sign-up sheet.",
    theirs:
      'Half the quarrel would be gone if {partner} told you what they secretly would like to be asked to do.',
    both: "Each of you names one thing this month that you'd try if somebody believed in you, and the other does only the believing.",
    last: 'You believe in {partner} as much as ever, and they do their own signing.',
  },
  {
    thesis: "You're large about things that {partner} takes personally.",
    matter: 'what may be taken personally',
    quarrel: [
      "Let {partner} have a real setback, and within a minute you've said that in five years nobody will know about it ({contact}).",
      "It's what you'd want to hear, while they wanted it to be, for now, as important as it was.",
      "You name three people who had it worse, and with each of them {partner} becomes more ordinary, until they say that they'd rather be alone.",
      "So you go, relieved, because you've cheered them up.",
    ],
    repair: [
      "At such a moment you make their trouble small so that they'll feel bigger, and it works the other way around.",
      "They go before letting you know that it isn't perspective they're short of.",
      "What restores them is an ally who's indignant, and you can do that on a grand scale if you'd only allow yourself to stay in the same day.",
    ],
    yours: 'Say "That\'s outrageous" once, and mean it, before there\'s any talk of later.',
    theirs:
      "It would mean more than they think if {partner} asked for your outlook when they're ready, since it's worth having by Thursday.",
    both: 'Over a good dinner this month, tell each other one defeat from start to finish, with no moral allowed.',
    last: "For a person that large it's no trouble to take something of {partner}'s personally.",
  },
]
