import type { PairParagraphs } from '#lore/authored.ts'

export const taurusMeet: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} starts things and you see them through (your Sun in Taurus, theirs in Aries).',
      "You find them exciting, and they find it restful that somebody isn't in a hurry.",
      'They take your calm for a lack of interest, until it turns out that you simply want to be sure before you say yes.',
    ],
    says: [
      "{partner} can have three suggestions out before you've sat down, and you find that you don't mind.",
      'With your Sun in Taurus and theirs in Aries, they bring the start and you bring a reason to stay past ten.',
      'You like how little they hide.',
      "They take your slowness to answer as a challenge, when you're only tasting the idea, and if they'd stop selling it you'd buy it.",
    ],
  },
  Taurus: {
    tags: { you: ['reserved'], partner: ['reserved'] },
    plain: [
      'You and {partner} both take your time and know what you like (your Sun in Taurus, theirs in Taurus too).',
      "It may take several meetings before anything personal gets said, and by then it's settled.",
      'Neither likes to change course, so the two of you can be very comfortable and rather stuck.',
    ],
    says: [
      "Nobody hurries here, and friends may wonder for months whether anything is happening at all (your Sun in Taurus, {partner}'s in Taurus too).",
      "Each of you goes to the most comfortable spot in a place, and it's usually the same one.",
      "What you like is that you don't have to explain liking things.",
      'Both of you wait to be sure that the other is sure, which can take from spring to fall.',
    ],
  },
  Gemini: {
    tags: { you: ['reserved'], partner: ['outgoing'] },
    plain: [
      'You decide once and {partner} decides daily (your Sun in Taurus, theirs in Gemini).',
      "You give them an attention that doesn't wander, and they make you laugh where you are usually quiet.",
      "They can seem flighty to you at first, but they do come back, and it's curiosity that took them away.",
    ],
    more: [
      [
        'In the time it takes you to like a plan, {partner} has had three (your Sun in Taurus, theirs in Gemini).',
        'It can tire you at first, until it turns out that they were only asking you to listen.',
        'What brings them back is that you remember what they said on the day they meant it.',
      ],
      [
        "It's your calm that {partner} notices first, because nothing they say makes you hurry (your Sun in Taurus, theirs in Gemini).",
        'They try one subject after another on you, and the first that makes you laugh is the beginning of something.',
        'From there on you consider it settled, though they like to be asked again every few weeks.',
      ],
    ],
    says: [
      'By the time you have made a decision, {partner} has been through three.',
      'With your Sun in Taurus and theirs in Gemini, you decide once and they decide daily.',
      "They can make you laugh in places where you're usually quiet.",
      "That lightness looks to you like a lack of interest, and meanwhile they're telling everyone they know about the person who means what they say.",
    ],
  },
  Cancer: {
    tags: { you: ['reserved'], partner: ['reserved'] },
    plain: [
      'You provide and {partner} looks after people, so each is at ease with the other one (your Sun in Taurus, theirs in Cancer).',
      'It feels like home early on.',
      'Both of you are cautious, and the first step may be a long time coming, because you wait for a sign and they wait to feel safe.',
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
      'You want substance and {partner} wants splendor (your Sun in Taurus, theirs in Leo).',
      'Both of you are loyal and like the good things in life.',
      "They like to be looked at and you don't, and since both of you are proud, a small question of who gives way can last a weekend.",
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
      "What's real and useful convinces you, and it convinces {partner} (your Sun in Taurus, theirs in Virgo).",
      'You trust each other early, for the way each of you does things.',
      "They see what could be improved and you see that it's good enough, and both of you are right about half of the time.",
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
      'You know what you like, and {partner} knows what others like (your Sun in Taurus, theirs in Libra).',
      'Both of you care how things look and feel, so an evening is easily pleasant.',
      'They ask and you decide, which suits you both until they notice that they have agreed to everything.',
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
      "You trust what can be seen, and {partner} trusts what's underneath (your Sun in Taurus, theirs in Scorpio).",
      "The attraction is strong, and it's partly that neither of you can be pushed.",
      "They want to know everything about you, and you think there's nothing to know, which makes them look further.",
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
      'You stay and {partner} sets out (your Sun in Taurus, theirs in Sagittarius).',
      'They get you to try what you would never have tried, and you give them something worth returning to.',
      'You want to know when and how much, and they like to leave that open, so plans go best in small pieces.',
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
      'Results count with you, and they count with {partner} (your Sun in Taurus, theirs in Capricorn).',
      'You each notice that the other one does what was promised.',
      'They work when you would rather enjoy it, and you rest when they would rather get on, and it evens out if you let it.',
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
      "You hold to what has proved itself and {partner} looks for what hasn't been tried (your Sun in Taurus, theirs in Aquarius).",
      'They interest you, and you steady them.',
      "Neither of you changes an opinion because somebody would like it, so it saves a lot of time to agree that you're different.",
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
      'You stand firm and {partner} moves with the current (your Sun in Taurus, theirs in Pisces).',
      "They lean on you early, because you don't ask them to be clearer.",
      'You like things definite and they like them open, and you can take for unreliable what is only their way to be kind to everyone.',
    ],
    says: [
      "It gets late around the two of you and nobody mentions it (your Sun in Taurus, {partner}'s in Pisces).",
      "You're restful to them because you stay the same size all evening, and they're restful to you because nothing has to be proved.",
      'They adjust to what you seem to want, and you suppose that they want it.',
      "A good many olives may be shared before you learn that they don't like olives.",
    ],
  },
}
