import type { QuarrelArgument } from '#lore/authored.ts'

export const jupiterMoonQuarrels: QuarrelArgument[] = [
  {
    thesis: "You've got a remedy for sadness and {partner} would first like to have been sad.",
    matter: 'how long a person may be sad',
    quarrel: [
      'When {partner} is low, you come in with two tickets and the remains of a joke ({contact}).',
      "To you a mood is something one gets out of with help, and you're very good help.",
      "They can see that they're expected to brighten, and since you went to such trouble they do.",
      "So there's a person at the circus that night with a fixed smile who needed forty minutes on a bed with you beside them.",
    ],
    repair: [
      'With those tickets you take away the feeling before it has finished, perhaps because it frightens you to see it.',
      'They play along in order not to hurt you, and hold it against you afterward.',
      "It goes differently if you lie down on the bed too, without a plan, since they always get up by themselves in the end and it's nicer to have been waited for.",
    ],
    yours: "Ask whether they'd like out or company, and be good at both.",
    theirs: "{partner} could tell you when they'd be glad to be rescued, with a time.",
    both: "Have one evening this month that's allowed to be sad to the end, with the right music, and see how early it gets cheerful.",
    last: 'Once {partner} has been sad for as long as it takes, your remedy works like a charm.',
  },
  {
    thesis: "You like your place full of people, and {partner} needs to know who's in it.",
    matter: "who's invited",
    quarrel: [
      "Imagine a large dog in the hall that belongs to a friend of a friend, whom you've told until Tuesday ({contact}).",
      "To you a place can't be too full, and {partner} is standing there in a towel.",
      "They'd probably have said yes, but they need to know who's going to be in the room where they're sad or asleep.",
      "You tell them that it's only till Tuesday, as though the length had been the question.",
    ],
    repair: [
      "With the dog in the hall you're kind to everyone at the cost of the one person who lives closest to your kindness.",
      "They can be so gentle with the dog that it takes you until Monday to see that they aren't speaking.",
      "You two do best with one room, or one chair even, or one evening in the week, that nobody can be invited into, and then they'd take in an elephant.",
    ],
    yours: "Tell anyone who asks you for something that you'll say in an hour, then use the hour.",
    theirs:
      "You'd both be better off if {partner} told you their limit while they're still short of it.",
    both: 'Look ahead over this month and give away no more than two of your nights to other people, both by agreement.',
    last: "When {partner} knows who's coming, the place can be as full as you want it.",
  },
]
