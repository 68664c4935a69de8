import type { RisingParagraphs } from '#lore/authored.ts'

export const cancerRising: RisingParagraphs = {
  Aries: {
    says: [
      'People approach you carefully, as they would somebody kind, and are startled when you bite (Cancer rising).',
      "The Moon rules a Cancer Ascendant, and yours is in Aries, so a feeling becomes an act before there's been time to name it.",
      'You go from worried to furious in one breath, usually for someone you love.',
      "Ten minutes later you're asking whether everybody has eaten.",
    ],
    traits: ['warm', 'quick'],
  },
  Taurus: {
    says: [
      'Strangers tell you about their mothers (Cancer rising).',
      "The Moon is at its steadiest in Taurus, and there it rules your Ascendant, so the sympathy that people sense in you doesn't come and go.",
      'You comfort with food and with not being shocked, and you need the same few things around you in order to have it to give.',
      "It's when somebody moves your furniture that they find out you have a will.",
    ],
    traits: ['warm', 'steady'],
  },
  Gemini: {
    says: [
      'You want to know how everyone is, and then you want to know the rest (Cancer rising).',
      'With the Moon, the ruler of your Ascendant, in Gemini, you soothe people by talking with them and get soothed in the same way.',
      "You're tender on the surface and quick underneath, and you can change the subject in the middle of your own tears.",
      'Those who love you learn to wait, because the feeling comes back disguised as an anecdote.',
    ],
    traits: ['warm', 'changeable'],
  },
  Cancer: {
    says: [
      "Whatever you feel has arrived on your face before you've decided what to do about it (Cancer rising).",
      'The Moon rules the Ascendant and is in Cancer, its own sign, so your manner and your mood are one and the same.',
      'People know at once whether they are welcome.',
      'You keep a long memory of who was good to you, and a longer one of the tone in which somebody once said "fine".',
    ],
    traits: ['warm', 'close'],
  },
  Leo: {
    says: [
      "You hang back until you're sure of your welcome, and then you're the party (Cancer rising).",
      "The ruler of your Ascendant is the Moon, in Leo, which wants to be somebody's favorite and would rather be begged than ask.",
      'You look after people lavishly and in full view.',
      'When it goes unpraised you grow quiet, and everyone takes it for modesty.',
    ],
    traits: ['warm', 'proud'],
  },
  Virgo: {
    says: [
      "You notice who's cold and who hasn't had water, and you see to it without a word (Cancer rising).",
      'The Moon rules your Ascendant from Virgo, so feeling turns at once into something useful, and you come across as calmer than you are.',
      'Ask how you feel and you mention what needs doing.',
      'You relax when the list is done, which is to say that hardly anyone has seen you do it.',
    ],
    traits: ['warm', 'modest'],
  },
  Libra: {
    says: [
      'You can feel a quarrel coming before the two people having it (Cancer rising).',
      'With the Moon in Libra ruling a Cancer Ascendant, you need the mood around you to be good in order to have a good one of your own, so you smooth things over and suggest dessert.',
      'People call you easygoing.',
      "You're working the whole time, and you'd love to be at one dinner where somebody else did the listening.",
    ],
    traits: ['warm', 'tactful'],
  },
  Scorpio: {
    says: [
      'You seem tender, and you are, down to a certain depth (Cancer rising).',
      'Below that is the Moon in Scorpio, which rules your Ascendant and which forgets nothing it has ever felt.',
      'You know what people are hiding because you hide things in the same places.',
      'Somebody who has hurt you may go on being treated kindly for years, without ever quite being trusted again.',
    ],
    traits: ['warm', 'wary'],
  },
  Sagittarius: {
    says: [
      'You make any room feel lived in, and you keep an eye on the way out of it (Cancer rising).',
      'The Moon rules the Ascendant from Sagittarius, so what comforts you is distance and a plan.',
      'People who come to you to be coddled get cheered up and sent off instead.',
      'At home you miss the road, and on the road you buy presents for everybody at home.',
    ],
    traits: ['warm', 'open'],
  },
  Capricorn: {
    says: [
      'You have a kind face and a dry way of being kind (Cancer rising).',
      'Your Ascendant is ruled by the Moon, in Capricorn, the opposite sign, where feelings are something one is responsible for.',
      "You take care of people by making sure that nothing goes wrong, and you're embarrassed to be thanked.",
      "To be looked after yourself, you'd have to be caught at a weak moment, and you schedule those for when nobody is in.",
    ],
    traits: ['warm', 'serious'],
  },
  Aquarius: {
    says: [
      "Everybody feels at home with you, and nobody can say they've got hold of you (Cancer rising).",
      'The Moon, which rules a Cancer Ascendant, is in Aquarius, where it likes its company plural and its evenings free.',
      "You'll take in a stray friend for a month and need them to be out on Sundays.",
      'People mistake the warmth for a promise, since from most others it would be one.',
    ],
    traits: ['warm', 'independent'],
  },
  Pisces: {
    says: [
      'You take on the mood of the person who sat down next to you (Cancer rising).',
      'With the Moon in Pisces as ruler of the Ascendant, you feel what others feel and then wonder what is the matter with you.',
      'They leave lighter and you go home with it.',
      'It makes you the person everybody tells, and it means you choose your seat on the bus with more care than people suspect.',
    ],
    traits: ['warm', 'yielding'],
  },
}
