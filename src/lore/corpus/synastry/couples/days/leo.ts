import type { PairParagraphs } from '#lore/authored.ts'

export const leoDays: PairParagraphs = {
  Aries: {
    plain: [
      'You and {partner} both show what they feel, and a day with the two of you in it is seldom flat (your Moon in Leo, theirs in Aries).',
      'When they want to be off, you would like to be asked first, with a bit of ceremony.',
      'What you do for them is to make an occasion of a plain day.',
      'What they do in return is to be honest, so that praise from them can be believed.',
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
      '{partner} wants an ordinary evening to be ordinary, and you want it to have some occasion in it (your Moon in Leo, theirs in Taurus).',
      'Both of you like comfort, and you like it generous, so you agree about the sofa.',
      "But you need to be told, and they think that it's been said.",
      "Hurt, they don't give way quickly and neither do you, so a kind word that costs nothing does a good deal.",
    ],
    says: [
      '{partner} kisses you hello and sits down, and you wonder whether that was all.',
      'With your Moon in Leo and theirs in Taurus, you show love by making a fuss and they show it by being there again.',
      'But theirs is the kind of company in which even you stop performing, and you could fall asleep on them in the middle of your own story.',
    ],
  },
  Gemini: {
    plain: [
      '{partner} needs somebody to tell it to, and you need somebody to be glad of you (your Moon in Leo, theirs in Gemini).',
      "That's easily arranged, since they're a good audience and you give them a lot to talk about.",
      'But they can be doing something else at the same time, and you notice.',
      'A whole minute of attention does more for you than an evening of half of it.',
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
      "{partner} goes quiet when they're hurt, and you make sure that it's noticed (your Moon in Leo, theirs in Cancer).",
      'So you usually get the comfort first, and they give it gladly and would like some.',
      'You have the warmth and will pour it out, as soon as anybody tells you where.',
      'What they have to learn is to say so, and what you have to learn is to look.',
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
      'You and {partner} both need to be met with some gladness when you come in, and each is good at giving it (your Moon in Leo, theirs in Leo too).',
      "When both have had a triumph there's nothing better than an evening with you two.",
      "When both have had a defeat, there's nobody left to do the admiring.",
      "Each of you forgives grandly as soon as the other one begins, so it's mostly a question of which of you begins.",
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
      'You want to hear that it was wonderful, and {partner} shows love by mentioning what could be fixed (your Moon in Leo, theirs in Virgo).',
      "They mean it as care, and it lands on the one spot where you're soft.",
      'In their turn, they do a great deal that nobody applauds, and you could notice more of it.',
      "When you do notice, and say it in front of others, they're embarrassed and happy for a week.",
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
      'You bring warmth into an evening, and {partner} brings grace (your Moon in Leo, theirs in Libra).',
      'People like to be around you two, and you like to be seen together.',
      "You sulk when you've been overlooked, and they can't settle while anyone is cross, so they give in before it's been talked about.",
      "It's pleasant, and it leaves them with a few things that were never said.",
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
      'You show every feeling, and {partner} hides every one (your Moon in Leo, theirs in Scorpio).',
      "When they're low, they want no witnesses, and when you are, you want it noticed.",
      'Each of you gives the other what would help the giver, flowers from you and silence from them, and it misses twice.',
      'Both of you are loyal to the end, which you find out in the first real trouble.',
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
      'You and {partner} both think that life ought to be a good time, and you see to it (your Moon in Leo, theirs in Sagittarius).',
      "You want an occasion, and they want an adventure, and often it's the same evening.",
      'On a bad day they make a joke and go out, and you would have liked some sympathy first.',
      "But they come back, and they're never stingy with praise once they mean it.",
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
      'You want to be welcomed, and {partner} comes in thinking of what still has to be done (your Moon in Leo, theirs in Capricorn).',
      "They love by being reliable, and it's so quiet that you may overlook it.",
      "You love by making a fuss, and it's so loud that they may not believe it.",
      "You're both proud, so neither of you asks, and a good evening often begins with you asking anyway.",
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
      'You want to be special to somebody, and {partner} treats everyone alike (your Moon in Leo, theirs in Aquarius).',
      "So you wait for a sign, and they don't know that one is due.",
      'They feel crowded by too much warmth, and safe with a little of it at a distance.',
      'What keeps it lively is that neither of you is like anybody else, and that each of you is proud of it in the other.',
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
      'You need to be seen, and {partner} sees everything (your Moon in Leo, theirs in Pisces).',
      'So they know what you need before it has been asked, and they like to give it.',
      "They're harder to make out, and you may be generous in the wrong direction.",
      "When they go missing for a while, it isn't a comment, and you do best to keep the lights on and the evening warm.",
    ],
    says: [
      "{partner} takes in everybody's mood and you make your own, so they come to you to dry off.",
      'Your Moon in Leo likes to be needed in a splendid way, and theirs in Pisces is happy to be carried to bed.',
      "On slow weekends they need hours that aren't for anything.",
      "Meanwhile you're putting on a show for the cat in the next room, in case anybody wakes up.",
    ],
  },
}
