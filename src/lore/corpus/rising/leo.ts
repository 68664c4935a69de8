import type { RisingParagraphs } from '#lore/authored.ts'

export const leoRising: RisingParagraphs = {
  Aries: {
    says: [
      "People look up when you come in, and you're already asking what they're waiting for (Leo rising).",
      "The Sun rules a Leo Ascendant and is in Aries, where it's at its boldest, so the warmth comes with a dare attached.",
      "You get whole groups to do things they'd only talked about.",
      "You can be off to the next one before you've heard that they were proud to be asked.",
    ],
    traits: ['bold', 'open'],
  },
  Taurus: {
    says: [
      'You make a big impression and then you sit down (Leo rising).',
      "With the Sun, the ruler of your Ascendant, in Taurus, you want your good things to be solid, and you'd sooner host a dinner than be talked about.",
      'What looks like vanity is mostly appetite.',
      "People who try to flatter you into moving faster find that you've taken the compliment and stayed where you were.",
    ],
    traits: ['proud', 'steady'],
  },
  Gemini: {
    says: [
      'You have a way of starting a sentence that makes the others stop theirs (Leo rising).',
      'Your Ascendant is ruled by the Sun, in Gemini, so what you shine with is talk, the quick remark and the impression of somebody you both know.',
      'You look sure of yourself and you change your mind twice before coffee.',
      'Nobody minds, because both versions were entertaining and you seemed to believe them.',
    ],
    traits: ['open', 'playful'],
  },
  Cancer: {
    says: [
      'You look as if you needed nobody, and you could name the birthdays of everyone in the room (Leo rising).',
      'The Sun rules the Ascendant from Cancer, so the pride you show is mostly pride in your people.',
      'You brag about them in front of strangers.',
      'A slight to one of them gets a bigger answer than a slight to you, and a slight to you, which nobody saw, gets taken home.',
    ],
    traits: ['proud', 'close'],
  },
  Leo: {
    says: [
      "With you there's one person, on stage and off (Leo rising).",
      'The Sun rules a Leo Ascendant, and yours is in Leo as well, so the confidence people meet is the real thing, and so is the wish to be met with some.',
      'You give generously and in public.',
      "It hurts you more than anyone supposes when the room is looking elsewhere, and you're rather brave about not saying so.",
    ],
    traits: ['proud', 'generous'],
  },
  Virgo: {
    says: [
      "People expect you to delegate, and you've ironed the tablecloth yourself (Leo rising).",
      'The ruler of the Ascendant is the Sun, in Virgo, where it takes its pride in work that would survive an inspection.',
      'You appear to float in.',
      "Two hours earlier you were on your knees behind the speakers with a roll of tape, and you'd like that to be noticed without having to mention it.",
    ],
    traits: ['proud', 'orderly'],
  },
  Libra: {
    says: [
      "You walk in like a host, even at other people's parties (Leo rising).",
      "With the Sun in Libra ruling your Ascendant, you only know how you did once you've seen it in somebody's face, and you pick one face and play to it.",
      'That person feels like the most interesting guest of the night.',
      "It's sincere, and it leaves you more dependent on their opinion than you like to be.",
    ],
    traits: ['warm', 'tactful'],
  },
  Scorpio: {
    says: [
      'Everyone can see you and hardly anyone gets near (Leo rising).',
      "The Sun, which rules a Leo Ascendant, is in Scorpio, so the presence that fills the room has a locked part, and that's the part that decides.",
      'You remember who clapped out of politeness.',
      'When you do let somebody behind the show, you expect the whole of them in return, and you notice if you got less.',
    ],
    traits: ['proud', 'guarded'],
  },
  Sagittarius: {
    says: [
      'You say it loudly and you laugh first (Leo rising).',
      'Your Ascendant is ruled by the Sun, in Sagittarius, so people get the feeling in your company that everything could be larger, including them.',
      'You promise freely and mean it freely.',
      "Some of it stays behind when you leave, and you're honestly surprised to hear that somebody was counting on what you said.",
    ],
    traits: ['generous', 'open'],
  },
  Capricorn: {
    says: [
      "You have the air of someone who'll be running this soon (Leo rising).",
      'The Sun rules the Ascendant from Capricorn, so behind the large manner is a person who has read the contract and is up before anyone else.',
      'Applause pleases you less than being asked back.',
      "People think it comes easily to you, and you've gone to some trouble that they should.",
    ],
    traits: ['proud', 'serious'],
  },
  Aquarius: {
    says: [
      'You stand out, and then you argue that nobody should (Leo rising).',
      'The Sun rules your Ascendant from Aquarius, the opposite sign, where it would rather belong to a good cause than to itself.',
      'You find the outsider at any gathering and bring them to the middle, which happens to be where you were.',
      'Being treated like everybody else is what you ask for, and you feel it a little when it happens.',
    ],
    traits: ['proud', 'independent'],
  },
  Pisces: {
    says: [
      'You come across as confident, and the confidence depends on the weather in the room (Leo rising).',
      "With the Sun in Pisces ruling a Leo Ascendant, you give your best when you forget yourself, in music or in somebody else's trouble.",
      "People follow you and suppose that you know where you're going.",
      'On the days when you feel like no one in particular, you tend to stay home, so they never see it.',
    ],
    traits: ['warm', 'changeable'],
  },
}
