import type { RisingParagraphs } from '#lore/authored.ts'

export const sagittariusRising: RisingParagraphs = {
  Aries: {
    says: [
      'You say yes while they are still explaining the risks (Sagittarius rising).',
      'Jupiter rules a Sagittarius Ascendant, and yours is in Aries, so your faith is in the start of things, and it has mostly been rewarded.',
      "People follow you because you look as if you'd done it before.",
      "You hadn't, and you'd be the first to say so, once it's over.",
    ],
    traits: ['bold', 'trusting'],
  },
  Taurus: {
    says: [
      "You talk about leaving, and you're very well installed (Sagittarius rising).",
      'With Jupiter, the ruler of your Ascendant, in Taurus, your luck runs through solid things, and your idea of freedom includes a decent bed.',
      "You're generous with meals and slow to lend the tools.",
      'Those who came for the adventure are pleased to find that somebody thought of lunch.',
    ],
    traits: ['open', 'steady'],
  },
  Gemini: {
    says: [
      "You've got a theory, and a better one occurs to you while you're telling it (Sagittarius rising).",
      'Jupiter rules your Ascendant from Gemini, the opposite sign, where big ideas come in small pieces, and most of them from other people.',
      'You quote a taxi driver and a philosopher in one sentence.',
      'Anyone who asks what you believe gets everything that you have read since Tuesday.',
    ],
    traits: ['open', 'changeable'],
  },
  Cancer: {
    says: [
      'You collect people wherever you go and feed them when they visit (Sagittarius rising).',
      'The ruler of your Ascendant is Jupiter, at its most generous in Cancer, so what looks like wanderlust is partly a search for more family.',
      'You come on breezy.',
      "Somebody who's been your guest once and never writes would be surprised how long you notice.",
    ],
    traits: ['open', 'warm'],
  },
  Leo: {
    says: [
      'You enter laughing, and people check whether they have missed something (Sagittarius rising).',
      "Jupiter rules the Ascendant, and in Leo it likes things on a scale that can be seen from the back, so you're the one who hires the band.",
      'You give more than you can afford and are hurt by a small thank you.',
      'What you want from people is that they believe in it as much as you do, for one evening.',
    ],
    traits: ['open', 'generous'],
  },
  Virgo: {
    says: [
      'You promise the moon and then go and look up how far it is (Sagittarius rising).',
      'With Jupiter in Virgo as the ruler of your Ascendant, your hope gets worked out in detail, and the detail is where you lose half of it.',
      'People see the optimist.',
      "They aren't there at night, when you go through the plan again and find the one connection that won't hold.",
    ],
    traits: ['open', 'practical'],
  },
  Libra: {
    says: [
      'You like people first and find out about them afterward (Sagittarius rising).',
      "Your Ascendant is ruled by Jupiter, in Libra, so you say yes to a project because of who else has, and a trip that you'd planned for one turns into a trip for two.",
      'You take both sides of a dispute with real conviction, one after the other.',
      "People call you naive, but you'd seen the faults as well as they had.",
    ],
    traits: ['open', 'trusting'],
  },
  Scorpio: {
    says: [
      'You look like someone with nothing to hide (Sagittarius rising).',
      'Jupiter rules the Ascendant from Scorpio, where it gets its faith by going to the bottom of things, so the jokes stop now and then and you ask a question nobody was ready for.',
      'You trust a person more after you have seen them at their worst.',
      'It can feel to them like a test, and it was meant as a welcome.',
    ],
    traits: ['open', 'serious'],
  },
  Sagittarius: {
    says: [
      'You take up space, with your voice and your plans for next summer (Sagittarius rising).',
      "Jupiter rules a Sagittarius Ascendant and is in Sagittarius too, so there's a lot of faith in you and nothing standing in front of it.",
      'You say what everyone was being careful about, and you usually get away with it.',
      'Because you seem free to go at any time, people are surprised that you mind being left out.',
    ],
    traits: ['open', 'frank'],
  },
  Capricorn: {
    says: [
      "You make light of everything you're serious about (Sagittarius rising).",
      'With Jupiter, which rules the Ascendant, in Capricorn, where hope has to show its work, you believe in a thing about as far as you have built it.',
      'People take you for lucky, since they saw you laughing.',
      'You remember each step of that luck and what it cost, and you seldom mention it, because it would spoil the story.',
    ],
    traits: ['open', 'serious'],
  },
  Aquarius: {
    says: [
      'You think well of people, in large numbers (Sagittarius rising).',
      'The ruler of your Ascendant is Jupiter, in Aquarius, so your hopes are for a group or for a future, and you speak of both as if they were coming to dinner.',
      "You're the easiest person to bring a strange idea to.",
      'A single friend with a long sad story can find that you have solved it for mankind and looked at the time.',
    ],
    traits: ['open', 'idealistic'],
  },
  Pisces: {
    says: [
      'You set off, and it usually works out (Sagittarius rising).',
      "Jupiter rules your Ascendant from Pisces, a sign it rules as well, so you go by a feeling that you're being carried, and you're kind to everyone you drift into.",
      "You'll give directions in a city you have never seen.",
      'People forgive you, because you meant well and got lost along with them.',
    ],
    traits: ['open', 'trusting'],
  },
}
