import type { PairParagraphs } from '#lore/authored.ts'

export const capricornMeet: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} wants a thing now, and you want it to last (your Sun in Capricorn, theirs in Aries).',
      'So they find you slow, and you find them young, whatever the birthdays say.',
      "But you both mean what you start, and both like somebody who doesn't complain.",
      "You're impressed when they come back a second time, and they're impressed when you take a risk without a word.",
    ],
    says: [
      "You're impressed that {partner} asks for things as if asking cost nothing, because you'd never do it.",
      'Your Sun in Capricorn takes the stairs and theirs in Aries takes a run at the wall.',
      "They like that you don't scare.",
      "You suspect that anything so quick can't last, so you go on being reasonable for a while after they've won you over, and they may nearly give up on the day you decide.",
    ],
  },
  Taurus: {
    plain: [
      "You and {partner} both think in years, so the beginning doesn't have to be perfect (your Sun in Capricorn, theirs in Taurus).",
      "They like that you're in earnest, and you like that they can enjoy a thing once it's earned.",
      "Little gets said, and you both go by what's done.",
      "What could get lost is the fun, and it's they who have to remember it.",
    ],
    says: [
      "{partner} orders the good one, and you, who'd looked at the price, have the good one too.",
      "With your Sun in Capricorn and theirs in Taurus, you're two people with patience, except that they know what it's for.",
      'You like to see someone enjoy a thing without apology.',
      "They're the first not to be fooled by your working late, and to ask, as a plain question, whether there's anybody who cooks for you.",
    ],
  },
  Gemini: {
    plain: [
      '{partner} keeps it light, and you mean it (your Sun in Capricorn, theirs in Gemini).',
      'So they seem unreliable to you, and you seem stiff to them.',
      'Then you say something very dry, and they laugh out loud.',
      'What they get is somebody whose word holds, and what you get is an hour in which nothing has to come of it.',
    ],
    says: [
      "{partner} has changed jobs and hobbies again, and you can't work out why you aren't tired of hearing about it.",
      'You hold on to things, with your Sun in Capricorn, and they let them pass through, with theirs in Gemini.',
      'They like making you laugh, because it takes work.',
      "You keep wondering if you're one of the things that'll pass through, and meanwhile they keep coming back with more.",
    ],
  },
  Cancer: {
    plain: [
      '{partner} cares for the people nearby, and you provide for them (your Sun in Capricorn, theirs in Cancer).',
      'Each one of you is good at what the other one finds hard.',
      "You seem cool, and they see at once that you're tired.",
      'They seem soft, and you see with some respect how much rests on them.',
    ],
    says: [
      '{partner} asks how you are and doesn\'t accept "busy." With your Sun in Capricorn and theirs in Cancer, each is good at what the other finds hard.',
      "You can tell people no, and they can tell people they've missed them.",
      "You'd meant to be impressive and they were drawn to you anyway.",
      "They think that you're steadier than you feel, and as long as they think it you are.",
    ],
  },
  Leo: {
    plain: [
      '{partner} wants recognition now, and you want it when the work is finished (your Sun in Capricorn, theirs in Leo).',
      "You are both ambitious, and that's understood without a word.",
      'They find you reserved, and you find them a bit much.',
      "Then they see how seldom you praise, and get praised, and it's worth a whole room of other people's.",
    ],
    says: [
      "You're wary of people who like a spotlight, and then {partner} shares it with the one who did the work.",
      'Your Capricorn Sun keeps track of who does.',
      'You like their pride because it has standards.',
      'Their Sun in Leo has to be told that you like it, though, since your approval consists of coming back, and they count it only when it comes with words.',
    ],
  },
  Virgo: {
    plain: [
      'You and {partner} both take a thing seriously, and each of you is pleased to find it in somebody else (your Sun in Capricorn, theirs in Virgo).',
      'They think of everything, and you think of the end.',
      'Praise is rare on both sides and exact, and the two of you both keep what you got for a long time.',
    ],
    says: [
      "{partner} apologizes for being four minutes late, and you'd already noted that they're never late.",
      'One earth sign is meeting another, your Sun in Capricorn and theirs in Virgo, so courtship looks like two people being reliable at each other.',
      'Neither makes a fuss.',
      "You think there's time, they think there's no interest, and a good deal of happiness can hang on one of you staying for a second coffee.",
    ],
  },
  Libra: {
    plain: [
      '{partner} wins people over, and you earn their trust (your Sun in Capricorn, theirs in Libra).',
      "They think that you're severe, and then notice how fair you are.",
      "You think that they're light, and then notice how much work it is to make things that easy.",
      'The two of you respect each other, and affection comes in by that door.',
    ],
    says: [
      "{partner} gets a smile out of the person at the counter who's never smiled at you.",
      "With your Sun in Capricorn you respect skill of any kind, and theirs in Libra is skilled in an area that you'd written off.",
      'They feel safe with somebody who decides.',
      "You take a while to see that they'd like to be asked first, and that \"I don't mind\" is where they'd hoped you'd begin.",
    ],
  },
  Scorpio: {
    plain: [
      "You and {partner} both keep things to yourselves and both finish what's begun, so it's mutual respect before it's anything else (your Sun in Capricorn, theirs in Scorpio).",
      'They want to know what you feel, and you want to know if they can be counted on, and each of you finds out by watching.',
    ],
    says: [
      "You both prefer not to be known until it's been earned, so it starts slowly and mostly in hints (your Sun in Capricorn, {partner}'s in Scorpio).",
      'You talk about work and mean everything else.',
      "They like that you've never once pumped them for anything.",
      "You like how little they waste on people they don't care for, and it's flattering and faintly alarming to be where all of it goes.",
    ],
  },
  Sagittarius: {
    plain: [
      "{partner} trusts that it'll work out, and you see to it (your Sun in Capricorn, theirs in Sagittarius).",
      'You ask what they live on, and they ask what you live for, and both are good questions.',
      'They get you to laugh at something serious.',
      "You're the first person in a while whose no made them think, and it's a better compliment than most.",
    ],
    says: [
      '{partner} tells you that you worry too much, in your first conversation, with their hand on your arm.',
      "Your Sun is in Capricorn and theirs in Sagittarius, and nobody else would've gotten away with it.",
      "You like to hear that it'll be fine from a person who's plainly lived through it not being fine.",
      "They believe you've got it all worked out, and you let them, for longer than you intended.",
    ],
  },
  Capricorn: {
    plain: [
      'You and {partner} both wait to see if the other one is serious (your Sun in Capricorn, theirs in Capricorn too).',
      'Neither of you makes it easy, and each of you is glad about that afterward.',
      'Duties are understood, and so is silence.',
      'What gets put off on both sides is pleasure, and the first time that one of you cancels something for the other, it counts as a declaration.',
    ],
    says: [
      "Each is waiting for the other to be less busy (your Sun in Capricorn, {partner}'s in Capricorn too).",
      "It's restful to have nothing to explain about deadlines, or about being up at five.",
      "The dry remarks get drier until you're both in tears.",
      "What neither sees is that the other one is also hoping to be told that it's enough for today, and to come outside.",
    ],
  },
  Aquarius: {
    plain: [
      'You keep to the rules because they hold things up, and {partner} asks who made them (your Sun in Capricorn, theirs in Aquarius).',
      'Both of you can be cool, and both of you are reliable in your own fashion.',
      "They're amused by you, and you pretend not to be.",
      'Under that is respect, because each of you would rather be right than popular.',
    ],
    says: [
      "{partner} breaks a rule that you've always kept, and nothing happens, so you look into it.",
      "Your Sun is in Capricorn and theirs is in Aquarius, and underneath the jokes they're as principled as you are, about different things.",
      'They find you less conventional than you look, and you find them more faithful than they claim.',
    ],
  },
  Pisces: {
    plain: [
      'You build, and {partner} dreams, and each of you had been missing something of the kind (your Sun in Capricorn, theirs in Pisces).',
      'They see how tired you are, and nobody else does.',
      'You make a plan out of what they only mentioned.',
      "What you have to learn is that they can't be hurried, and what they have to learn is that you mean it kindly.",
    ],
    says: [
      "With {partner} you put down a weight that you hadn't known you were holding.",
      'Your Sun in Capricorn keeps the world running, and theirs in Pisces sits down on the curb beside you and says how pretty the light is.',
      'They like that the ground is firm wherever you stand.',
      "Out of love you may start arranging their life within the week, and out of love they'll let you, and lose everything you've labeled.",
    ],
  },
}
