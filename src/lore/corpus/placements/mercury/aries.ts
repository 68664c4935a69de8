import type { PlacementParagraphs } from '#lore/authored.ts'

export const mercuryInAries: PlacementParagraphs = {
  1: {
    says: [
      "You say what you think while you're finding out what it is.",
      "There's no rehearsal in your face, and people who meet you know within minutes where you stand on politics and on their shoes (your Mercury in Aries, {house}).",
      'It makes you refreshing and a little tiring.',
      "You've changed your mind by the time they've recovered, and you're surprised to be quoted.",
    ],
    traits: ['quick', 'frank'],
  },
  2: {
    says: [
      'In money matters you name your figure first (your Mercury in Aries, {house}).',
      "You do the sum in your head and out loud, and you can't see what there'd be to sleep on.",
      "That speed is worth something, and you've snapped up bargains while others were still comparing.",
      "It can also cost you, when the other side was prepared to offer more and simply hadn't gotten to the end of the sentence.",
    ],
    traits: ['quick', 'bold'],
  },
  3: {
    says: [
      'Mercury is in Aries {house}, so you hear the first half of what people say and reply to that.',
      "You can usually tell how the sentence would've ended, which makes it worse.",
      "Your texts come in bursts of six that overtake one another, and a neighbor who wants to chat about the recycling has been agreed with before she's reached it.",
      "People who've known you longest begin with the ending.",
    ],
    traits: ['quick', 'frank'],
  },
  4: {
    says: [
      'At home you think out loud and across rooms (your Mercury in Aries, {house}).',
      "Family decisions get made the moment you see what's sensible, and it's only at supper that somebody points out they were asleep.",
      'You tell those closest to you exactly what you think of them.',
      'They have to work out that the remark at eight is weather and that you mean what you say at ten.',
    ],
    traits: ['frank', 'quick'],
  },
  5: {
    says: [
      'Your best ideas come as dares.',
      "You buzz in before the host has finished reading, you flirt by contradicting, and you'd rather improvise a terrible song than learn a good one (your Mercury in Aries, {house}).",
      'The notion is everything to you, and the second draft feels like being kept after school.',
      "People who create with you learn to write it down while you're talking, because you won't say it that way again.",
    ],
    traits: ['quick', 'playful'],
  },
  6: {
    says: [
      'You understand a task by starting it (your Mercury in Aries, {house}).',
      "Instructions put you to sleep by the second bullet, so you've usually got something half assembled and a leftover screw before the others have found page one.",
      'People you work with like that you decide.',
      "A short memo from you, sent at full speed, can make them wonder if you're angry, when you're only busy.",
    ],
    traits: ['quick', 'practical'],
  },
  7: {
    says: [
      "You choose someone you can be direct with, and then you're very direct (your Mercury in Aries, {house}).",
      "You need to have the conversation in the minute that it occurs to you, in the car or in the dark, and you can't fall asleep next to a thing that's been left unsaid.",
      'Someone else might prefer daylight.',
      'Their pause strikes you as an answer, and you argue with it.',
    ],
    traits: ['frank', 'bold'],
  },
  8: {
    says: [
      'You ask what everybody has been wondering.',
      "Who owns it, who's still paying, and whether they'd do it again all come out of your mouth in the tone of a person asking for the time (your Mercury in Aries, {house}).",
      'It saves other people years of politeness.',
      "You're less quick to answer, and once you see that your own finances or fears are up next, you tend to have one more question.",
    ],
    traits: ['frank', 'bold'],
  },
  9: {
    says: [
      "Mercury is in Aries {house}, so you know what a book is going to say and you've started objecting.",
      'You learn fast and in fights, and lecturers remember you with a hand to the forehead.',
      'The same speed has you chatting abroad in no grammar at all while better students are still conjugating.',
      'A view you hold, you hold hard, until a better one comes by at the same pace and you change horses.',
    ],
    traits: ['quick', 'bold'],
  },
  10: {
    says: [
      'You make your name by saying it first (your Mercury in Aries, {house}).',
      "Where a whole table is waiting to see how the wind blows, you're the wind, and you get a reputation for courage that you feel you did nothing to earn.",
      "Now and then you're also the first to be wrong in front of everybody.",
      "What carries you over is that you're just as quick to say so.",
    ],
    traits: ['frank', 'public'],
  },
  11: {
    says: [
      "Twenty minutes into any discussion, you ask what they're actually going to do (your Mercury in Aries, {house}).",
      "Friends rely on it, since they'd otherwise be choosing a restaurant till closing.",
      'Your proposal comes with a day attached, and silence counts as a yes.',
      "A few of the quiet ones have never been to a place they'd have picked, and you'd have gone there gladly if they'd said so in time.",
    ],
    traits: ['quick', 'frank'],
  },
  12: {
    says: [
      'Your mind is fastest where no one can hear it.',
      'You have the answer at once, but in this house it stays behind your teeth, so people consider you thoughtful (your Mercury in Aries, {house}).',
      "Alone you're a different speaker, blunt and very funny.",
      "Some of it does slip out under its breath, and if a stranger on the platform laughs, you're pleased for the rest of the day.",
    ],
    traits: ['private', 'quick'],
  },
  sign: {
    says: [
      'You think in first reactions, and most of them are good (your Mercury in Aries).',
      "You'd rather say a thing and fix it than hold it and polish it, which makes you honest company and a poor keeper of surprises.",
      'Waiting for others to finish is hard.',
      "They may not know that being interrupted by you is a compliment, and that you go silent only when you've stopped being interested.",
    ],
    traits: ['quick', 'frank'],
  },
}
