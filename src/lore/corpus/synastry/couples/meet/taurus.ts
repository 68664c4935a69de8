import type { PairParagraphs } from '#lore/authored.ts'

export const taurusMeet: PairParagraphs = {
  Aries: {
    says: [
      "{partner} can have three suggestions out before you've sat down, and you find that you don't mind.",
      'With your Sun in Taurus and theirs in Aries, they bring the start and you bring a reason to stay past ten.',
      'You like how little they hide.',
      "They take your slowness to answer as a challenge, when you're only tasting the idea, and if they'd stop selling it you'd buy it.",
    ],
  },
  Taurus: {
    says: [
      "Nobody hurries here, and friends may wonder for months whether anything is happening at all (your Sun in Taurus, {partner}'s in Taurus too).",
      "Each of you goes to the most comfortable spot in a place, and it's usually the same one.",
      "What you like is that you don't have to explain liking things.",
      'Both of you wait to be sure that the other is sure, which can take from spring to fall.',
    ],
  },
  Gemini: {
    says: [
      "By the time you've thought it through for a week, {partner} has forgotten there was ever a doubt.",
      'With your Sun in Taurus and theirs in Gemini, you decide once and they decide daily.',
      "They can make you laugh in places where you're usually quiet.",
      "That lightness looks to you like a lack of interest, and meanwhile they're telling everyone they know about the person who means what they say.",
    ],
  },
  Cancer: {
    says: [
      "One of you feeds the other, and that's more or less that (your Sun in Taurus, {partner}'s in Cancer).",
      'It may be no more than half a sandwich on a wall.',
      "You like that they remember how you take things, and they like that you're in the same mood on Thursday as on Monday.",
      'Both of you are so careful not to presume that rain may have to make the first invitation.',
    ],
  },
  Leo: {
    says: [
      '{partner} dresses for an occasion and you notice the fabric, which they notice.',
      "Your Taurus Sun doesn't applaud easily, and theirs in Leo can tell polite applause from the other sort.",
      'So you become the audience that counts.',
      'You think they need all those people around them, and they think you need nobody, and it would be a relief to both of you to be corrected.',
    ],
  },
  Virgo: {
    says: [
      'It tends to begin with something practical, or at any rate {partner} would tell it that way.',
      'With your Sun in Taurus and theirs in Virgo, each of you likes to see how a person handles small matters before going any further.',
      "They'll have seen you wait for a slower walker without a sigh.",
      "For quite a while you may think they're being polite, since in them fondness looks a lot like efficiency.",
    ],
  },
  Libra: {
    says: [
      'Both of you look good and know it, but only {partner} knows what to say (your Sun in Taurus, theirs in Libra).',
      "You both like things to be pleasant, so an evening with you is pleasant before it's anything else.",
      'They consult and you settle it, and that suits you fine.',
      "What you overlook is how much of their agreeing is tact, and they take your silence over the check for disapproval, when it's arithmetic.",
    ],
  },
  Scorpio: {
    says: [
      "Neither of you looks away first, and it isn't a contest.",
      "Your Sun is in Taurus and {partner}'s is in Scorpio, the sign across from it, and neither of you does things halfway.",
      "You want to know what they like, and they want to know what you'd never give up.",
      "They suspect a depth behind your calm that you haven't mentioned, and often you're thinking about lunch.",
    ],
  },
  Sagittarius: {
    says: [
      '{partner} is apt to propose a trip to someone who took ten minutes to settle on a table.',
      "Your Sun is in Taurus, theirs in Sagittarius, and their good humor makes you curious about what's on the other side of town.",
      "They like that you're there when they get back.",
      "It bothers you that they'd have asked anyone, which is true, but it's you they come back to tell.",
    ],
  },
  Capricorn: {
    says: [
      "Each of you lets the other see what you're worth before letting on what you feel (your Sun in Taurus, {partner}'s in Capricorn).",
      'They turn up on time, you turn up with something homemade, and both things are registered.',
      "You like that they finish what they say they'll finish.",
      "They can take your ease for a lack of ambition, until they've seen you outwait everybody for a thing you wanted.",
    ],
  },
  Aquarius: {
    says: [
      "{partner} isn't your type, and you have a long acquaintance with your type.",
      "With your Sun in Taurus and theirs in Aquarius, you compare them with what you know and they're delighted to compare with nothing.",
      "You're the first person to make staying in seem original.",
      "They're so equally nice to everyone that it may take a friend of theirs to tell you where you stand.",
    ],
  },
  Pisces: {
    says: [
      "It gets late around the two of you and nobody mentions it (your Sun in Taurus, {partner}'s in Pisces).",
      "You're restful to them because you stay the same size all evening, and they're restful to you because nothing has to be proved.",
      'They adjust to what you seem to want, and you suppose that they want it.',
      "A good many olives may be shared before you learn that they don't like olives.",
    ],
  },
}
