import type { PairParagraphs } from '#lore/authored.ts'

export const taurusMeet: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} decides fast, and you take as long as it takes (your Sun in Taurus, theirs in Aries).',
      'What they like in you is that nobody can stampede you.',
      'What you like is to be wanted that openly.',
      'But they easily mistake the pause for a no, and ask three times for something that you were about to give.',
    ],
    says: [
      "{partner} can have three suggestions out before you've sat down, and you find that you don't mind.",
      'With your Sun in Taurus and theirs in Aries, they bring the start and you bring a reason to stay past ten.',
      'You like how little they hide.',
      "They take your slowness to answer as a challenge, when you're only tasting the idea, and if they'd stop selling it you'd buy it.",
    ],
  },
  Taurus: {
    plain: [
      'You and {partner} both take your time, and neither of you minds that the other one does (your Sun in Taurus, theirs in Taurus too).',
      "It may be slow, and once it's settled nobody asks again.",
      'You like the same comforts, which is more of a bond than people think.',
      'What you share as well is a certain stubbornness, and two people who wait can wait for a very long time.',
    ],
    says: [
      "Nobody hurries here, and friends may wonder for months whether anything is happening at all (your Sun in Taurus, {partner}'s in Taurus too).",
      "Each of you goes to the most comfortable spot in a place, and it's usually the same one.",
      "What you like is that you don't have to explain liking things.",
      'Both of you wait to be sure that the other is sure, which can take from spring to fall.',
    ],
  },
  Gemini: {
    plain: [
      'You decide once, and {partner} decides daily (your Sun in Taurus, theirs in Gemini).',
      'So they seem flighty to you at first, and you seem slow to them.',
      "You give them whole attention, which is rare, and they make you laugh in places where you're usually quiet.",
      'What you may take for a lack of interest is only lightness, because they do come back.',
    ],
    says: [
      "By the time you've thought it through for a week, {partner} has forgotten there was ever a doubt.",
      'With your Sun in Taurus and theirs in Gemini, you decide once and they decide daily.',
      "They can make you laugh in places where you're usually quiet.",
      "That lightness looks to you like a lack of interest, and meanwhile they're telling everyone they know about the person who means what they say.",
    ],
  },
  Cancer: {
    plain: [
      'You and {partner} both go slowly with people and keep them for good (your Sun in Taurus, theirs in Cancer).',
      "You're the calmer one, and it gives them something to lean on.",
      "They're the one who notices, and it saves you from having to say it.",
      'Both of you want a home in somebody, and the only danger is that neither would like to be the first to say so.',
    ],
    says: [
      "One of you feeds the other, and that's more or less that (your Sun in Taurus, {partner}'s in Cancer).",
      'It may be no more than half a sandwich on a wall.',
      "You like that they remember how you take things, and they like that you're in the same mood on Thursday as on Monday.",
      'Both of you are so careful not to presume that rain may have to make the first invitation.',
    ],
  },
  Leo: {
    plain: [
      "You trust what's solid, and {partner} trusts what's warm and visible (your Sun in Taurus, theirs in Leo).",
      "They make a fine show, and you wait to see what's behind it.",
      "It's a good deal, as you find out.",
      'They would like some applause in the meantime, and you think that staying is applause, so you could say it once in words.',
    ],
    says: [
      '{partner} dresses for an occasion and you notice the fabric, which they notice.',
      "Your Taurus Sun doesn't applaud easily, and theirs in Leo can tell polite applause from the other sort.",
      'So you become the audience that counts.',
      'You think they need all those people around them, and they think you need nobody, and it would be a relief to both of you to be corrected.',
    ],
  },
  Virgo: {
    plain: [
      "You and {partner} both believe what's been proved (your Sun in Taurus, theirs in Virgo).",
      "It doesn't begin with fireworks, it begins with somebody keeping a promise.",
      'You help them to enjoy what they were only going to inspect.',
      'They see to the details that you would have sat on, so that after a few weeks each is missed when away.',
    ],
    says: [
      'It tends to begin with something practical, or at any rate {partner} would tell it that way.',
      'With your Sun in Taurus and theirs in Virgo, each of you likes to see how a person handles small matters before going any further.',
      "They'll have seen you wait for a slower walker without a sigh.",
      "For quite a while you may think they're being polite, since in them fondness looks a lot like efficiency.",
    ],
  },
  Libra: {
    plain: [
      "You know what you like, and {partner} knows what's liked (your Sun in Taurus, theirs in Libra).",
      'You and {partner} both care how things look and feel, so an evening is easily pleasant.',
      'They ask, and you decide, and that suits both until they notice having agreed to everything.',
      "You take tact for agreement, and it's a compliment to them to be asked again.",
    ],
    says: [
      'Both of you look good and know it, but only {partner} knows what to say (your Sun in Taurus, theirs in Libra).',
      "You both like things to be pleasant, so an evening with you is pleasant before it's anything else.",
      'They consult and you settle it, and that suits you fine.',
      "What you overlook is how much of their agreeing is tact, and they take your silence over the check for disapproval, when it's arithmetic.",
    ],
  },
  Scorpio: {
    plain: [
      "You stay on the surface because it's comfortable there, and {partner} goes under it at once (your Sun in Taurus, theirs in Scorpio).",
      'Each of you is loyal, and each of you can tell.',
      "They want to know what you're hiding, and you aren't hiding anything, which takes some time to be believed.",
      "After that there's hardly anything that could move either.",
    ],
    says: [
      "Neither of you looks away first, and it isn't a contest.",
      "Your Sun is in Taurus and {partner}'s is in Scorpio, the sign across from it, and neither of you does things halfway.",
      "You want to know what they like, and they want to know what you'd never give up.",
      "They suspect a depth behind your calm that you haven't mentioned, and often you're thinking about lunch.",
    ],
  },
  Sagittarius: {
    plain: [
      "You like what's there, and {partner} likes what could be (your Sun in Taurus, theirs in Sagittarius).",
      'They bring the world in, and you ask what it costs.',
      'You and {partner} both enjoy good things and can say so, and it begins over those.',
      "You have to believe that they will come back, and they have to believe that staying isn't a defeat.",
    ],
    says: [
      '{partner} is apt to propose a trip to someone who took ten minutes to settle on a table.',
      "Your Sun is in Taurus, theirs in Sagittarius, and their good humor makes you curious about what's on the other side of town.",
      "They like that you're there when they get back.",
      "It bothers you that they'd have asked anyone, which is true, but it's you they come back to tell.",
    ],
  },
  Capricorn: {
    plain: [
      "You and {partner} both think in years, so the beginning doesn't have to be perfect (your Sun in Taurus, theirs in Capricorn).",
      "You like that they're in earnest, and they like that you can enjoy a thing once it's earned.",
      "Little gets said, and both of you go by what's done.",
      "What could get lost is the fun, and it's you who have to remember it.",
    ],
    says: [
      "Each of you lets the other see what you're worth before letting on what you feel (your Sun in Taurus, {partner}'s in Capricorn).",
      'They turn up on time, you turn up with something homemade, and both things are registered.',
      "You like that they finish what they say they'll finish.",
      "They can take your ease for a lack of ambition, until they've seen you outwait everybody for a thing you wanted.",
    ],
  },
  Aquarius: {
    plain: [
      "You hold on to what's known, and {partner} likes what nobody has done yet (your Sun in Taurus, theirs in Aquarius).",
      "Neither of you can be argued out of anything, so there's a standoff to begin with, and some respect.",
      'They open a window for you.',
      'You give them a place to be strange in, and they would never have asked for one.',
    ],
    says: [
      "{partner} isn't your type, and you have a long acquaintance with your type.",
      "With your Sun in Taurus and theirs in Aquarius, you compare them with what you know and they're delighted to compare with nothing.",
      "You're the first person to make staying in seem original.",
      "They're so equally nice to everyone that it may take a friend of theirs to tell you where you stand.",
    ],
  },
  Pisces: {
    plain: [
      'You stand still, and {partner} drifts past and stops (your Sun in Taurus, theirs in Pisces).',
      "In a crowd they lean on you early, because you're the one who isn't moving.",
      'You never ask them to be clearer.',
      'They see something lovely in you that people who want more speed have missed.',
    ],
    says: [
      "It gets late around the two of you and nobody mentions it (your Sun in Taurus, {partner}'s in Pisces).",
      "You're restful to them because you stay the same size all evening, and they're restful to you because nothing has to be proved.",
      'They adjust to what you seem to want, and you suppose that they want it.',
      "A good many olives may be shared before you learn that they don't like olives.",
    ],
  },
}
