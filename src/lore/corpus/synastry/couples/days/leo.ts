import type { PairParagraphs } from '#lore/authored.ts'

export const leoDays: PairParagraphs = {
  Aries: {
    plain: [
      'What {partner} feels comes out at once, and what you feel comes out large (your Moon in Leo, theirs in Aries).',
      "It's a warm and noisy sort of day-to-day life, and neither you nor {partner} bears a grudge.",
      "You need to be noticed just when they are already on to the next thing, and you won't ask for it.",
    ],
    says: [
      "Your Moon is in Leo and {partner}'s is in Aries, and a good day is one on which you've both done something worth telling.",
      'They listen standing up.',
      "You like a bit of ceremony about supper and they've eaten over the sink.",
      "If you're hurt you wait grandly to be asked, and they won't, as it never crosses their mind that a person could be hurt and not say so at once.",
    ],
  },
  Taurus: {
    plain: [
      '{partner} wants a day to be comfortable and you want it to be special (your Moon in Leo, theirs in Taurus).',
      'You are both warm, loyal and fond of good things.',
      'You need attention at the end of a day and they need none, and since both of you are stubborn, it can become a contest in waiting.',
    ],
    says: [
      '{partner} kisses you hello and sits down, and you wonder whether that was all.',
      'With your Moon in Leo and theirs in Taurus, you show love by making a fuss and they show it by being there again.',
      'But theirs is the kind of company in which even you stop performing, and you could fall asleep on them in the middle of your own story.',
    ],
  },
  Gemini: {
    plain: [
      '{partner} needs somebody to tell things to, and you need somebody whose face lights up when you come in (your Moon in Leo, theirs in Gemini).',
      "That's easily arranged, since either one of you is a good audience.",
      'But they can be doing something else at the same time, and you notice, so ten minutes of their whole attention do more than an evening of half of it.',
    ],
    says: [
      'You need to be told that you were wonderful, and {partner} tells you what was interesting about it.',
      'Your Moon in Leo warms up at the center of things, theirs in Gemini at the edges, gathering material.',
      "They can turn a burned dinner into an anecdote before the smoke's out.",
      "It does cheer you up, but when you've truly failed at something you'd like it not to be material for a week.",
    ],
  },
  Cancer: {
    plain: [
      '{partner} looks after people and you warm them up (your Moon in Leo, theirs in Cancer).',
      'They make you feel at home, and you make them feel loved in front of others.',
      "Each of you takes things personally, they in silence and you with some drama, and it's over when one of you is made a fuss of.",
    ],
    says: [
      'You like the lights on and people in, and {partner} would like to have you to themselves (your Moon in Leo, theirs in Cancer).',
      "They know you're down before you've taken off your sunglasses.",
      "It's a comfort to be seen through by somebody so kind, and a bit hard on your pride.",
      "They show their own hurt by getting quieter, and you, who'd have announced it, can take that for peace.",
    ],
  },
  Leo: {
    plain: [
      'You and {partner} both need a warm welcome, and you both know how to give one (your Moon in Leo, theirs in Leo too).',
      'A good day is a party, even with two people.',
      'When neither has been noticed enough, each waits for the other to begin, and pride keeps both of you waiting.',
    ],
    says: [
      "Someone has to be the one who claps, and on ordinary days you take turns without being told (your Moon in Leo, {partner}'s in Leo too).",
      'Birthdays are celebrated at length.',
      "You both give more than you've got and are both secretly counting the hugs.",
      "When you're both tired it's a question of who'll come off the throne first to rub the other's feet, and as a rule it's the one who was right.",
    ],
  },
  Virgo: {
    plain: [
      'You want a day to be celebrated and {partner} wants it to be in order (your Moon in Leo, theirs in Virgo).',
      'They take care of a hundred small things, and you bring some joy into them.',
      'You feel criticized where they were only worried, and they feel overlooked where you were only happy.',
    ],
    says: [
      "{partner} worries that there's not enough milk, and you've invited eight.",
      "Your Moon in Leo is happy when there's plenty, and theirs in Virgo when it comes out even.",
      "They'll do the dishes in the middle of the party, to rest, and you kindly come and fetch them.",
      "It would do them more good if you dried a few glasses and told them that it's lovely because of them.",
    ],
  },
  Libra: {
    plain: [
      'You need warmth and {partner} needs harmony, and both of you like to have people around (your Moon in Leo, theirs in Libra).',
      'You are kind to each other and like to make a nice evening of it.',
      'But you say what you feel and they say what will please, so you have to ask twice to find out what they want.',
    ],
    says: [
      'You like to come home to somebody who looks up, and {partner} does (your Moon in Leo, theirs in Libra).',
      "They have a talent for making an ordinary supper feel like an occasion, and you're the occasion.",
      "Both of you wilt if there's coldness at the table.",
      "They'd give in on nearly anything to get the mood back, and you'd be a lot prouder of winning if you didn't suspect it.",
    ],
  },
  Scorpio: {
    plain: [
      'You show every feeling and {partner} hides them (your Moon in Leo, theirs in Scorpio).',
      'When they are low, they want no witnesses, and when you are low, you want it noticed.',
      'Each of you gives what would help yourself, so you try to cheer them up and they leave you in peace, and neither is what was needed.',
    ],
    more: [
      [
        'You can tell a whole table that you had a terrible day, and you feel better for it (your Moon in Leo).',
        '{partner}, with the Moon in Scorpio, would sooner get through one with nobody watching.',
        'You try to cheer them up with a joke and they try to comfort you with silence, and neither one works on the other.',
        'It saves a long evening when one of you asks what would help.',
      ],
      [
        'Because {partner} goes quiet when something is wrong, you may find out by noticing that they have stopped joking (their Moon in Scorpio).',
        'Your Moon is in Leo and puts its feelings where they can be seen.',
        'It takes them a while to believe that a feeling said so loudly is meant, and you as long to believe that one kept so quiet is there at all.',
      ],
    ],
    says: [
      "When {partner} is low they want no one to see it, and when you are, you'd like it noticed as far as the street.",
      'Your Moon is in Leo and theirs is in Scorpio.',
      "You bring them flowers and they suspect that you're cheering yourself up.",
      'They come around when you stop trying and keep them company in the dark for a while.',
    ],
  },
  Sagittarius: {
    plain: [
      'Good spirits come naturally to you and to {partner}, and you put each other in them (your Moon in Leo, theirs in Sagittarius).',
      "There's laughter and generosity, and a bad mood is over soon.",
      "You want to be the center of their day at least once in it, and they forget, since they're already planning tomorrow.",
    ],
    says: [
      "You have good mornings with too much noise in them (your Moon in Leo, {partner}'s in Sagittarius).",
      'What restores you is to be enjoyed and what restores them is to get out, so the ideal Sunday takes place in front of other hikers.',
      'They forget to praise because they think it shows.',
      'You let them off nearly everything, since hardly anyone is that happy to see you.',
    ],
  },
  Capricorn: {
    plain: [
      'At the end of a day you need to be admired and {partner} needs to be left in peace (your Moon in Leo, theirs in Capricorn).',
      'Both of you are proud and can be relied on.',
      'They show respect by not making a fuss, and to you it looks as if nobody had noticed, so one warm sentence from them is worth the effort.',
    ],
    says: [
      "{partner} doesn't take off their shoes until the last thing's been done, and you've been in something comfortable since five.",
      'With your Moon in Leo and theirs in Capricorn, you want warmth on arrival and they get warm over an hour and a half.',
      'They think that you need a lot.',
      'You think that they need nothing, until you see them put on the sweater you gave them before a hard day.',
    ],
  },
  Aquarius: {
    plain: [
      'You want to be special and {partner} wants to be treated like anybody else (your Moon in Leo, theirs in Aquarius).',
      "You bring warmth, and they bring a cool head when it's needed.",
      "But you take their distance personally, and they are embarrassed by your big feelings, though they'd miss them.",
    ],
    says: [
      '{partner} is the only one who can leave you alone in a mood without your feeling deserted, mostly (your Moon in Leo, theirs in Aquarius).',
      "From opposite signs, you'd like to be their favorite and they don't rank.",
      "They show affection by treating you as the most reasonable person they know, just when you'd prefer to be treated as the most beautiful.",
      "Tell them so, and they'll laugh and do both.",
    ],
  },
  Pisces: {
    plain: [
      "You shine and {partner} understands, so each of you gets something that's rare (your Moon in Leo, theirs in Pisces).",
      'They know when you are only pretending to be cheerful.',
      "Your feelings are so visible that theirs can go unnoticed, and they won't compete, so you have to turn around and ask.",
    ],
    says: [
      "{partner} takes in everybody's mood and you make your own, so they come to you to dry off.",
      'Your Moon in Leo likes to be needed in a splendid way, and theirs in Pisces is happy to be carried to bed.',
      "On slow weekends they need hours that aren't for anything.",
      "Meanwhile you're putting on a show for the cat in the next room, in case anybody wakes up.",
    ],
  },
}
