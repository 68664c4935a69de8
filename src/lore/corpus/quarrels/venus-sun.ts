import type { QuarrelArgument } from '#lore/authored.ts'

export const venusSun: QuarrelArgument[] = [
  {
    thesis:
      "You like a table where everyone gets along, and {partner} would like to know, at that same table, whose side you're on.",
    quarrel: [
      "{partner} says something definite over dinner, a friend disagrees, and you remark that there's something in both views ({contact}).",
      "You believe you've saved the mood and you're already reaching for the salad.",
      "They had gone out on a limb in front of people, they'd glanced back for one friendly face, and the face was being fair.",
      'On the way home you talk about how pleasant it was, and they say that it must have been, for the friend.',
    ],
    repair: [
      "You were generous to the person who needed it least, because that person might've been offended.",
      'They turned a conversation into an election and counted your good manners as a vote against them.',
      'What they needed was small, a nod or a hand on the back, and if you give it first you can be as fair as you like for the rest of the night.',
    ],
    yours: 'Agree out loud with the half you agree with before you bring up the other one.',
    theirs:
      "It would help if {partner} asked you for your real opinion in private, where it's always warmer than they expect.",
    both: "Have people over or meet them somewhere this month, and decide beforehand one thing each of you will stand up for on the other's behalf.",
    last: 'You can keep the peace at the table and still leave nobody guessing where you sit.',
  },
]
