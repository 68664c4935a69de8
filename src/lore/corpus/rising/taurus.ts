import type { RisingParagraphs } from '#lore/authored.ts'

export const taurusRising: RisingParagraphs = {
  Aries: {
    says: [
      "At first sight you're in no hurry whatever (Taurus rising).",
      'Then Venus, which rules a Taurus Ascendant, turns out to be in Aries, and the calm person at the end of the table has fallen for somebody between the salad and the check.',
      "You're patient about everything except what you want.",
      "People who've known you for years still get this wrong, because they only see the two speeds one at a time.",
    ],
    traits: ['steady', 'quick'],
  },
  Taurus: {
    says: [
      'You give an impression of having all afternoon (Taurus rising).',
      "Venus rules a Taurus Ascendant, and yours is in Taurus, a sign it also rules, so there's little in you that wants to be elsewhere or otherwise.",
      'Other people relax in your company without knowing why, and they notice your voice, or the food, or how long they stayed.',
      'What they learn later is that nobody has ever talked you out of a thing you enjoy.',
    ],
    traits: ['steady', 'warm'],
  },
  Gemini: {
    says: [
      "You look like a quiet one, and you're not (Taurus rising).",
      'The ruler of your Ascendant is Venus, in Gemini, so what settles you is conversation, preferably with someone who can tell a story and lets you tell yours.',
      'You take up room comfortably and then fill it with gossip of the better kind.',
      'Anyone who came for peace and quiet gets the peace.',
    ],
    traits: ['steady', 'playful'],
  },
  Cancer: {
    says: [
      'People lean on you within the first hour, since you seem to have been there before they came (Taurus rising).',
      'Venus rules the Ascendant from Cancer, so the steadiness is made of affection, and it depends on whether you feel liked.',
      "You remember what everyone eats, and who wasn't asked.",
      'A cool tone from somebody you feed can knock you off balance for a day, and you go on serving as if nothing had happened.',
    ],
    traits: ['steady', 'close'],
  },
  Leo: {
    says: [
      "You don't make an entrance, and an hour later the room has arranged itself around you (Taurus rising).",
      'With Venus, which rules your Ascendant, in Leo, you like to be generous in a way that shows, with the better bottle and the whole table invited.',
      'You seem modest because you never ask for anything.',
      'You had hoped that somebody would think of it.',
    ],
    traits: ['steady', 'generous'],
  },
  Virgo: {
    says: [
      'You come across as easy to please (Taurus rising).',
      "Venus rules a Taurus Ascendant, and yours is in Virgo, where it gets to pleasure by way of quality, so you'll wear one shirt for ten years and send back one peach in three.",
      'You show love in repairs and in the right size.',
      "People who get a compliment from you can keep it, since you've never given one you hadn't checked.",
    ],
    traits: ['steady', 'practical'],
  },
  Libra: {
    says: [
      'Being near you is pleasant, and you go to more trouble for that than it looks (Taurus rising).',
      'Your Ascendant is ruled by Venus, in Libra, a sign it rules as well, so you know exactly what you like, and you still ask everyone else first.',
      'You plan the evening down to the music and then say you have no preference.',
      'It goes smoothly, and hardly anyone could tell you whose taste it was.',
    ],
    traits: ['steady', 'tactful'],
  },
  Scorpio: {
    says: [
      'Nothing about your manner suggests how much is at stake for you (Taurus rising).',
      "Venus, the ruler of the Ascendant, is in Scorpio, the opposite sign, where liking somebody is serious and can't be done halfway.",
      'You wait, you watch, and you give the impression that either outcome would suit you.',
      "Those who leave in time never find out, and the others learn that you'd decided by the second week.",
    ],
    traits: ['steady', 'guarded'],
  },
  Sagittarius: {
    says: [
      'You look like the person who stays (Taurus rising).',
      "But Venus rules your Ascendant from Sagittarius, and it likes what it hasn't tried yet, so you can be found learning Portuguese in the same armchair as last year.",
      'Friends who drop in for the usual get a dish they cannot pronounce.',
      "You don't need to leave very often, as long as nobody tells you that you won't.",
    ],
    traits: ['steady', 'open'],
  },
  Capricorn: {
    says: [
      'People trust you with their things before they trust you with their secrets (Taurus rising).',
      'With Venus, the ruler of your Ascendant, in Capricorn, you take your time over liking anyone, and you judge by what they do in the second year.',
      'You can seem to have no romance in you at all.',
      "It's there, and it takes the form of still being around, with the roof paid for.",
    ],
    traits: ['steady', 'serious'],
  },
  Aquarius: {
    says: [
      'You seem conventional until somebody looks at what you actually own (Taurus rising).',
      "Venus rules a Taurus Ascendant, and yours is in Aquarius, so your taste is settled, and it's settled on things that nobody else would have picked.",
      'You keep unusual friends for decades, and you see no reason to introduce them to one another.',
      "Anybody who tries to bring you around to what's normal finds that you don't move.",
    ],
    traits: ['steady', 'independent'],
  },
  Pisces: {
    says: [
      'You have a gentle way of not being moved (Taurus rising).',
      'Venus is at its most giving in Pisces, and there it rules your Ascendant, so you say yes to people with your whole heart and then need three days before you can get up and do it.',
      'They take the delay for reluctance.',
      "You meant every word, and you're waiting to feel like it.",
    ],
    traits: ['slow', 'generous'],
  },
}
