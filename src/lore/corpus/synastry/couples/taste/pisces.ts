import type { PairParagraphs } from '#lore/authored.ts'

export const piscesTaste: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} goes after love and you let it come (your Venus in Pisces, theirs in Aries).',
      "They bring the courage, and you bring a tenderness that they don't often meet.",
      'You rarely say what hurt, and they rarely guess, so a direct question from them, asked gently, is worth a great deal.',
    ],
    says: [
      '{partner} says "Come here" and you\'ve been on your way since Tuesday.',
      'Your Venus in Pisces loves by giving in and theirs in Aries by going after, so it fits a bit too well.',
      'They like you to have a wish.',
      "You have so many for them that you've mislaid yours, and nothing pleases them like the times when you flatly say that you want the pistachio.",
    ],
  },
  Taurus: {
    plain: [
      '{partner} loves with the senses and you love with the imagination (your Venus in Pisces, theirs in Taurus).',
      "It's a gentle pair, in which they give shelter and you give tenderness.",
      "You are hard to pin down and they like to know where things stand, so it's kind of you to say when you will be back.",
    ],
    says: [
      '{partner} likes to hold what they love, and you like to be held (your Venus in Pisces, theirs in Taurus).',
      "There's music, there's something good to eat, and nobody has to be anywhere.",
      "They're careful with money so that you needn't be.",
      "You'd give your last twenty to a person with a violin, so when you go out they carry a ten for the purpose.",
    ],
  },
  Gemini: {
    plain: [
      '{partner} wants to be amused and you want to be moved (your Venus in Pisces, theirs in Gemini).',
      'They make you laugh, and you bring out a softer side of them.',
      'You hear a tone in things that they only said, and it helps when they explain and when you ask before being hurt.',
    ],
    says: [
      '{partner} makes a witty remark about love, and you feel a small chill and laugh.',
      'With your Venus in Pisces and theirs in Gemini, you want to be lost in it and they want to be awake for it.',
      'They do notice you.',
      "They could quote what you said the night you met, and to have it told back to you at length is the nearest to a poem that they'd be caught at.",
    ],
  },
  Cancer: {
    plain: [
      'Tenderness is easy for {partner} and for you, and it shows (your Venus in Pisces, theirs in Cancer).',
      'You both notice moods and forgive a great deal.',
      "They want to know that it's safe and you leave things open, so they end up asking for a promise that you had thought was understood.",
    ],
    says: [
      "Each of you would give up the last bite, so it goes back and forth (your Venus in Pisces, {partner}'s in Cancer).",
      'They like to have you to themselves.',
      "You're more easily shared, since anyone's sadness can borrow you for the evening, and they wait up.",
      'You both cry at the happy endings, and buy the tickets knowing it, and bring enough tissues for two.',
    ],
  },
  Leo: {
    plain: [
      '{partner} loves in full daylight and you love in half-tones (your Venus in Pisces, theirs in Leo).',
      'They make you feel chosen, and you understand them without a word.',
      "You drift away when something hurts, and they miss the applause and don't see why it has stopped.",
    ],
    says: [
      "{partner} would like to be adored, and you don't know any other way.",
      'Your Venus in Pisces gives without measuring, while theirs in Leo does keep an eye on it.',
      'They buy you something dazzling and you wear it to the store.',
      "You can go along with their tastes so completely that yours disappear, and it's a good sign when they hold up two hats and refuse to help.",
    ],
  },
  Virgo: {
    plain: [
      '{partner} helps and you feel along, and both of you do it gladly (your Venus in Pisces, theirs in Virgo).',
      'You soften them, and they bring some order into your life.',
      'They see faults where you see a person, and you forgive where they would like to see something change.',
    ],
    says: [
      "{partner} tells you what's wrong with the present, which is that it was too much.",
      'Your Venus is in Pisces and theirs in Virgo, so you pour and they measure.',
      'They find it hard to be loved without a reason.',
      "You can't supply one, so you just go on, and they show what they think of it by quietly mending everything you own.",
    ],
  },
  Libra: {
    plain: [
      "{partner} pleases people and you feel for them, so it's a gentle pair (your Venus in Pisces, theirs in Libra).",
      'Neither you nor {partner} would hurt the other one on purpose.',
      'Because both of you give way, nobody knows what either wants, and it takes some courage from them to be the one who decides.',
    ],
    says: [
      "You two could live on good light and each other for about a week (your Venus in Pisces, {partner}'s in Libra).",
      'They make love lovely and you make it endless.',
      "As both of you can't bear to disappoint, you'll say that you adored the opera and so will they.",
      "It may be years before the truth about the opera comes out, and that'll be the most fun that either has ever had with it.",
    ],
  },
  Scorpio: {
    plain: [
      'Love, with {partner} and with you, goes deep at once (your Venus in Pisces, theirs in Scorpio).',
      "You soften them as few people can, and they give you something that doesn't move.",
      'They hold on and you slip away for a while, and they do best to believe that you are coming back.',
    ],
    says: [
      "You don't hold on to {partner}, and they've never been so securely held (your Venus in Pisces, theirs in Scorpio).",
      "They want all of it and you're glad to be asked for that much.",
      "You'd forgive anyone anything.",
      "They wouldn't, and they find it hard to see you being so kind to people who've hurt you, until it's they who need it.",
    ],
  },
  Sagittarius: {
    plain: [
      '{partner} loves by sharing plans and you love by sharing feelings (your Venus in Pisces, theirs in Sagittarius).',
      'You are both generous and believe the best of people.',
      'They say things straight out and you feel them for days, and your silence is harder for them to read than any complaint.',
    ],
    says: [
      "{partner} says that you should both just go, and you've got no objection, and no shoes on either (your Venus in Pisces, theirs in Sagittarius).",
      'They fall in love with places, and you fall in love with how they look at them.',
      'Neither watches the money.',
      "You wish they'd say what they feel on some plain Tuesday at home, and they would, loudly, if you'd once told them that you wish it.",
    ],
  },
  Capricorn: {
    plain: [
      '{partner} loves by taking responsibility and you love by understanding (your Venus in Pisces, theirs in Capricorn).',
      'They make you feel safe, and you are tender with a side of them that few people see.',
      'You need more softness than they show on a working day, and they need clearer answers than you like to give.',
    ],
    says: [
      '{partner} shows love by changing the battery in your smoke alarm.',
      "Your Venus in Pisces looks for the feeling, and theirs in Capricorn looks for what could go wrong, and it's the same love approached from two ends.",
      'They frown at what you gave to the man on the corner.',
      'Later you may see them go back, with their collar up, to give the other half.',
    ],
  },
  Aquarius: {
    plain: [
      '{partner} loves by leaving room and you love by merging (your Venus in Pisces, theirs in Aquarius).',
      'You both care about more people than yourselves, and you like that in each other.',
      'They explain when you want to be felt with, and you expect them to notice what they would have to be told.',
    ],
    says: [
      "{partner} thinks that love should leave a person free, and you'd like it to leave you a little less so.",
      'Your Venus in Pisces wants no space in between, while theirs in Aquarius likes enough to see you across.',
      "They don't say tender things.",
      "They send you pictures of clouds from wherever they are, and you're the only person they send them to, which it wouldn't occur to them to mention.",
    ],
  },
  Pisces: {
    plain: [
      'You and {partner} both love by feeling your way into each other (your Venus in Pisces, theirs in Pisces too).',
      "There's hardly a boundary between you, and a great deal of tenderness.",
      "Since neither likes to ask for anything, both of you can be quietly disappointed, so it's good when somebody says out loud what they had hoped for.",
    ],
    says: [
      "There's no telling who's giving and who's getting, and neither has asked (your Venus in Pisces, {partner}'s in Pisces too).",
      'You live as though money were weather.',
      'Each is the kindest person that the other has met.',
      "What's missing is somebody who wants something for themselves, and if you'd start, they'd be so happy to have somewhere to bring it.",
    ],
  },
}
