import type { PairParagraphs } from '#lore/authored.ts'

export const piscesTaste: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} wants to win somebody, and you want to be met (your Venus in Pisces, theirs in Aries).',
      'They bring courage, and you bring a tenderness that they have no defense against.',
      'You give so much that they may stop asking.',
      "What you miss then is to be wanted in so many words, and they're good at that when they think of it.",
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
      '{partner} gives comfort, and you give tenderness, and each of you needs what the other one has (your Venus in Pisces, theirs in Taurus).',
      'You feel safe with them, and they feel understood by you.',
      "Money is a subject, because they hold on to it and you can't see where it goes.",
      'The nicest thing for you both is an evening with music and no plan.',
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
      '{partner} wants to be amused, and you want to be moved (your Venus in Pisces, theirs in Gemini).',
      'They make you laugh, and you make them forget what the next line was.',
      'You hear a tone in a message that they had only typed.',
      "It's good for you to be told what was meant, and good for them to mean it for a whole evening.",
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
      "You and {partner} both love by feeling along, and it's hard to say who is comforting whom (your Venus in Pisces, theirs in Cancer).",
      "It is gentle, and it's easily hurt.",
      'They would like it to be clear who belongs to whom, and you would like it to stay open like music.',
      "What they give is a place, and what you give is the feeling that they're understood in it.",
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
      '{partner} loves like the sun, and you love like rain, and you both make things grow (your Venus in Pisces, theirs in Leo).',
      'They want to be seen, and you look at them with more kindness than anyone.',
      'You give without saying what you want.',
      "So they have to find out, and it's the kind of task they like, if somebody gives them a hint.",
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
      '{partner} loves by helping, and you love by understanding, and each of you can rest with the other (your Venus in Pisces, theirs in Virgo).',
      'They see what you need to get done, and you see what they need to be forgiven.',
      'You can be vague and they can be sharp.',
      "It's a good bargain, as long as nobody keeps the accounts but you both say thanks.",
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
      "{partner} loves what's beautiful, and you love what's touching, so you're both easily won (your Venus in Pisces, theirs in Libra).",
      "You would give them anything, and they would never ask, so it's unclear what anybody wants.",
      'Neither you nor {partner} says no.',
      'A bit of selfishness, said kindly, would be a present to them and to you.',
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
      'You and {partner} both want to lose yourselves in love, and they do it with clenched teeth while you close your eyes (your Venus in Pisces, theirs in Scorpio).',
      "It is deep at once, and it's hard to keep hours with.",
      'They hold on, and you slip away and return.',
      "You soften in them what nobody else was allowed to touch, and they give you something that doesn't move.",
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
      '{partner} loves with faith, and you love with pity and wonder (your Venus in Pisces, theirs in Sagittarius).',
      'You both see more in a person than there is, and some of it then comes true.',
      'They say what they think, and you feel what it does.',
      "You need them to stay for the sad part, and they need you to say when it's over.",
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
      '{partner} loves by holding things up, and you love by letting go (your Venus in Pisces, theirs in Capricorn).',
      "You see the soft place in them before they've shown it.",
      'They give you ground to stand on.',
      'What they call reasonable can sound cold to you, and a hand says it better, as they find out quite soon.',
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
      '{partner} loves with a clear head, and you love with none (your Venus in Pisces, theirs in Aquarius).',
      'You want to merge, and they want to stand side by side.',
      'Neither you nor {partner} is possessive.',
      "They give you room to be strange in, and you give them a feeling that can't be explained, which they stop trying to do after a while.",
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
      'You and {partner} love each other partly as you are and partly as you dream each other (your Venus in Pisces, theirs in Pisces too).',
      "There's endless kindness in it, and few facts.",
      'Each of you would rather suffer than disappoint.',
      'It helps both of you to be disappointed once, in some small way, and to find that everything is still there.',
    ],
    says: [
      "There's no telling who's giving and who's getting, and neither has asked (your Venus in Pisces, {partner}'s in Pisces too).",
      'You live as though money were weather.',
      'Each is the kindest person that the other has met.',
      "What's missing is somebody who wants something for themselves, and if you'd start, they'd be so happy to have somewhere to bring it.",
    ],
  },
}
