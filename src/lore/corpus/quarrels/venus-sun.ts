import type { QuarrelArgument } from '#lore/authored.ts'

export const venusSunQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You like a table where everyone gets along, and {partner} would like to know, at that same table, whose side you're on.",
    matter: "whose side you're on",
    quarrel: [
      "Say {partner} takes a stand over dinner, a friend disagrees, and you remark that there's something in both views ({contact}).",
      "You believe you've saved the mood and you're already reaching for the salad.",
      "They had gone out on a limb in front of people, they'd glanced back for one friendly face, and the face was being fair.",
      'On the way home you talk about how pleasant it was, and they say that it must have been, for the friend.',
    ],
    repair: [
      "At that dinner you're generous to the person who needs it least, because that person might be offended.",
      'They turn a conversation into an election and count your good manners as a vote against them.',
      'What they need is small, a nod or a hand on the back, and if you give it first you can be as fair as you like for the rest of the night.',
    ],
    yours: 'Agree out loud with the half you agree with before you bring up the other one.',
    theirs:
      "Half the quarrel would be gone if {partner} asked you for your real opinion in private, where it's always warmer than they expect.",
    both: "Have people over or meet them somewhere this month, and decide beforehand one thing each of you will stand up for on the other's behalf.",
    last: 'You can keep the peace at the table and still leave nobody guessing where you sit.',
  },
  {
    thesis:
      'You always bring something lovely, and you can miss the thing you were bringing it to.',
    matter: 'what it means to turn up',
    quarrel: [
      "Say it's {partner}'s big round at trivia night, after a week of learning the rivers of Asia, and you come in at the end of it with peonies ({contact}).",
      "You'd passed a stand, and you thought of them.",
      'They thought of you, too, from one question to the next, with an eye on the entrance.',
      "They thank you and put the flowers under the table, and you can't believe that anybody could be cold to you on account of geography.",
    ],
    repair: [
      'With those peonies you give them the sort of attention you like to get, and it makes you late for the sort they need.',
      "They pretend that it's nothing, and then are short with you all night for having believed it.",
      "You make it good by sitting through the next one from the first question on with both hands free, and they make it good by looking up when they've answered.",
    ],
    yours: "When they're about to be seen at something, come early with empty hands.",
    theirs: '{partner} could say "I need you there at seven," with the hour in it.',
    both: "Put one evening of each of yours on the calendar this month at which the other's only task is to watch.",
    last: 'As {partner} could tell you, the lovely thing you can bring is yourself, by seven.',
  },
  {
    thesis: 'You like a kind word, {partner} likes a true one, and a compliment has to choose.',
    matter: 'how honest a compliment has to be',
    quarrel: [
      'Say {partner} asks what you thought of the talk they gave, and you say that it was lovely ({contact}).',
      'It was lovely in places.',
      "They ask which places, and you go on being kind, and by the third kind thing they've understood that there was something else.",
      "Now they don't believe in the lovely parts, either, and you feel that your good manners are being held against you.",
    ],
    repair: [
      'After that talk you protect them from a remark that they could use.',
      'They cross-examine a present.',
      'One honest detail, given early, makes all the rest of your praise worth keeping.',
    ],
    yours: 'Say what you liked in a way that proves you were listening.',
    theirs: '{partner} could say beforehand whether they want to be praised or helped.',
    both: "After the next thing that either of you does in front of people, go for a walk, and trade one part that you loved for one that you'd change.",
    last: "Kind and true turn out to fit into one sentence, and it's the sentence that each of you was waiting for.",
  },
]
