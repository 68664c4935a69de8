import type { PairParagraphs } from '#lore/authored.ts'

export const scorpioTaste: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} wants it now, and you want all of it (your Venus in Scorpio, theirs in Aries).',
      'The pull is strong on both sides, and neither one of you is half-hearted.',
      "They forget a quarrel as soon as you've kissed, and you don't.",
      "What you need to see is that they're still there when it isn't exciting, and what they need is for you to say so before it's a test.",
    ],
    says: [
      "{partner} wants you, says so, and is back to being cheerful, and you're still holding the sentence up to the light.",
      "Your Venus in Scorpio believes in love that costs something and theirs in Aries believes in love that's right here.",
      'They spend fast.',
      "You put everything on one person, and it's a comfort that this one's feelings are all on their face.",
    ],
  },
  Taurus: {
    plain: [
      '{partner} loves to keep, and you love to have wholly (your Venus in Scorpio, theirs in Taurus).',
      'You are both slow to trust and hard to shake off.',
      'They want peace with it, and you want to feel that it could burn.',
      'Jealousy is no stranger to either of you, and plain presence cures it in you, as plain words do in them.',
    ],
    says: [
      "The two of you can stay in for three days and call it a date (your Venus in Scorpio, {partner}'s in Taurus).",
      'You want to be known to the bone and they want to be comfortable to it.',
      "You're the jealous one, you'd say.",
      "But you've seen what they do when somebody borrows the good pan, and you suspect that you're somewhere on the same list.",
    ],
  },
  Gemini: {
    plain: [
      '{partner} keeps it light, and you mean it to the bone (your Venus in Scorpio, theirs in Gemini).',
      'They may flirt with anyone, and you see it from across the room.',
      'What fascinates them is how much there is, and what eases you is that they can laugh about it.',
      "You need to be told that it's serious, and they need to be told that it may also be fun.",
    ],
    says: [
      '{partner} flirts as other people hum, and you ask about the tune.',
      'With your Venus in Scorpio and theirs in Gemini, many people please them and few please you.',
      "You think they can't love deeply, since they laugh through it.",
      "Then you come across everything you've ever told them about yourself, correctly remembered, in a joke that only two people alive could understand.",
    ],
  },
  Cancer: {
    plain: [
      "You and {partner} both love completely, and both of you feel what the other one doesn't say (your Venus in Scorpio, theirs in Cancer).",
      'They want to hold you, and you want to be sure.',
      'A small coldness between the two of you is noticed on both sides within the minute.',
      "There's nothing casual about it, and neither one of you would want there to be.",
    ],
    says: [
      "You'd do anything for {partner}, and they'd have your supper warm afterward (your Venus in Scorpio, theirs in Cancer).",
      'Neither loves lightly or talks about it to others.',
      "Both of you save, since money means safety, and each knows where the other's is.",
      "What they can't quite learn is that your dark moods have nothing to do with how long you're staying.",
    ],
  },
  Leo: {
    plain: [
      '{partner} loves in the open, and you love behind a closed door (your Venus in Scorpio, theirs in Leo).',
      'You both want everything and both of you are proud.',
      'They would like you to show it, and you would like them to show it to nobody else.',
      "It's a strong bond, since neither one of you could respect a weak one.",
    ],
    says: [
      "{partner} would like to be loved in front of people, and you'd rather do it when they've gone.",
      'Your Venus in Scorpio shows itself to one person at a time, while theirs in Leo blooms with a few witnesses.',
      'You give a present with a meaning that only they could know.',
      "They'd love it even more with an audience, so you might hand it over before the last guest has quite left.",
    ],
  },
  Virgo: {
    plain: [
      '{partner} loves carefully, and you love without reserve (your Venus in Scorpio, theirs in Virgo).',
      'Neither you nor {partner} trusts quickly, and both of you notice everything.',
      'They can seem cool to you, and you can seem too much to them.',
      'What you learn is that they forget nothing that does you good, and what they learn is that nothing about them puts you off.',
    ],
    says: [
      '{partner} is so modest about love that you can take it for a lack of interest and nearly leave them alone.',
      'Your Venus in Scorpio loves with its whole weight and theirs in Virgo with its full attention, which in the dark comes to much the same.',
      'You like that they notice.',
      "They're thrifty with words and you ration yours, so when one of you does say it, it stays said.",
    ],
  },
  Libra: {
    plain: [
      '{partner} likes love to be pleasant, and you like it to be true (your Venus in Scorpio, theirs in Libra).',
      "You go too far for them, and they don't go far enough for you.",
      "What draws you is that they're so hard to catch at a harsh word.",
      'What draws them is that you want nobody else, and say so with one look.',
    ],
    says: [
      "{partner} thinks that a lovely evening is love, and you think it's the waiting room.",
      'With your Venus in Scorpio and theirs in Libra, you want the person without the manners and they feel undressed without them.',
      'They give their charm away all night.',
      "You've noticed, though, that they never tell anyone but you what they thought of the evening, and how wicked they are about the soufflé.",
    ],
  },
  Scorpio: {
    plain: [
      'You and {partner} both love without a spare exit (your Venus in Scorpio, theirs in Scorpio too).',
      'Each of you feels it when the other one holds something back, down to the hour.',
      "It's loyal, and it's private, and other people know little about it.",
      "A trust like this isn't given twice, so what you both have to practice is saying a hurt while it's fresh.",
    ],
    says: [
      "You're each the other's one big extravagance (your Venus in Scorpio, {partner}'s in Scorpio too).",
      "There's nothing halfway in it.",
      'You both watch for the smallest cooling off, and since anyone watching looks cool, there can be weeks of two people in love looking like customs officers.',
      'It takes a silly afternoon to break it, on bumper cars, for instance, where both of you are merciless.',
    ],
  },
  Sagittarius: {
    plain: [
      "You want all of a person, and {partner} wants a person who doesn't cling (your Venus in Scorpio, theirs in Sagittarius).",
      'They love in the daylight, and you love at night.',
      'What you get is somebody who can make it easy.',
      'What they get is somebody who means it, and both of you had been missing that without knowing.',
    ],
    says: [
      "{partner} loves you cheerfully, and you aren't sure that it counts.",
      'Your Venus in Scorpio trusts a feeling that costs something, and theirs in Sagittarius trusts one that makes people laugh.',
      "They'd like to take you along to everything.",
      "You'd like one place where nobody else is invited, and it surprises you both how easily they agree to it once it's been asked for.",
    ],
  },
  Capricorn: {
    plain: [
      'You and {partner} both love seriously and say very little (your Venus in Scorpio, theirs in Capricorn).',
      'You test whether they will stay, and they simply stay.',
      'Passion is on one side and patience is on the other, and it adds up.',
      "What they might say more often is that it isn't only duty, and you might believe it sooner.",
    ],
    says: [
      "Neither of you says it unless it can be relied on (your Venus in Scorpio, {partner}'s in Capricorn).",
      "You're careful with money and with who gets a set of spares.",
      "They don't do romance in public, and you don't trust the kind that's done there.",
      "What you'd like from them is a little abandon, and it's available, about as often as the good silver, and kept as well.",
    ],
  },
  Aquarius: {
    plain: [
      'You love as though there were nobody else, and {partner} loves with the windows open (your Venus in Scorpio, theirs in Aquarius).',
      'You need to be close in order to feel it, and they need some distance.',
      "What you're getting is all of it, at a lower temperature.",
      'It matters to you to hear that from them, and it matters to them not to be asked every day.',
    ],
    says: [
      "You'd give up everyone else for {partner}, and they'd say that seems excessive.",
      'Your Venus in Scorpio wants to be everything to one person and theirs in Aquarius wants to be honest with everyone.',
      'You feel the draft of all those friends.',
      "It can take you some time to understand that when they say there's nobody they'd rather talk to, they've weighed it up, and they mean among all the people living.",
    ],
  },
  Pisces: {
    plain: [
      'You and {partner} both want to lose yourselves in love, and you do it with clenched teeth while they close their eyes (your Venus in Scorpio, theirs in Pisces).',
      "It's deep at once, and it's hard to keep hours with.",
      'You hold on, and they slip away and return.',
      "They soften in you what nobody else was allowed to touch, and you give them something that doesn't move.",
    ],
    says: [
      "{partner} gives without a limit, and you've always looked for somebody who would (your Venus in Scorpio, theirs in Pisces).",
      "They'll know what you need before you've admitted it.",
      "You'd like to be the only one, though, and they can't pass a stray.",
      "So you, the intense one, end up as the one who asks whether there's any money left for the weekend.",
    ],
  },
}
