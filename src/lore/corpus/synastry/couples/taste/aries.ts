import type { PairParagraphs } from '#lore/authored.ts'

export const ariesTaste: PairParagraphs = {
  Aries: {
    plain: [
      'You and {partner} both go straight after the person you want, and neither of you is good at waiting (your Venus in Aries, theirs in Aries too).',
      'It makes for a fast beginning and plenty of play.',
      "The hard part comes when it's settled, because both of you like the chase, so it helps to have something new to win together.",
    ],
    says: [
      "You both like the beginning of things best, and you're lucky that there's so much to begin (your Venus in Aries, {partner}'s in Aries too).",
      'Affection is quick and physical, with some wrestling in it.',
      'Money goes on whatever would be fun by tonight.',
      "The test comes when nothing's new for a while, because each of you expects the other to be the one who thinks of something.",
    ],
  },
  Taurus: {
    plain: [
      'You want affection at once and {partner} wants it to last (your Venus in Aries, theirs in Taurus).',
      'You make the moves, and they make it worth staying for.',
      "They don't like to be hurried and you don't like to be kept waiting, so it goes best when you announce a plan and they are allowed to come to it slowly.",
    ],
    says: [
      'You see it and buy it, and {partner} sees it and comes back on Saturday to see it again.',
      'With your Venus in Aries and theirs in Taurus, you want to be chased a little and they want to be settled in with.',
      'They touch you as though there were all the time in the world.',
      "It makes you impatient for about a minute, and then you understand what everyone's been talking about.",
    ],
  },
  Gemini: {
    plain: [
      'You flirt by daring and {partner} flirts by talking (your Venus in Aries, theirs in Gemini).',
      'It seldom gets dull, because you will try whatever they think of.',
      'You are sure within the hour, though, and they would still like to look around, which can feel to you like a lack of interest.',
    ],
    says: [
      'You flirt by daring {partner} and they flirt by getting it into words, so a date with the two of you has a commentary (your Venus in Aries, theirs in Gemini).',
      'Neither likes to do the same thing twice.',
      "You're all in within the hour.",
      "They love you just as much and would still like to know what's happening at the other table, which you can take as news about your looks.",
    ],
  },
  Cancer: {
    plain: [
      'You show love by going after it and {partner} shows it by taking care (your Venus in Aries, theirs in Cancer).',
      'You like to surprise, and they like to know that somebody is coming home.',
      'Your bluntness can hurt them where you meant nothing by it, and their hints go past you until somebody says the thing out loud.',
    ],
    says: [
      'You kiss first and {partner} would like to have been asked how your day was.',
      "Your Venus in Aries shows love by wanting out loud, while theirs in Cancer shows it by knowing what's in your sandwich.",
      'They save and you splurge.',
      'What you splurge on them they keep in its wrapping for years, which is the opposite of not liking it.',
    ],
  },
  Leo: {
    plain: [
      'You love with speed and {partner} loves with style, and both of you are warm and open about it (your Venus in Aries, theirs in Leo).',
      'They want to be courted long after the beginning, when you have moved on to the next thing.',
      'A surprise from you now and then does more for them than any promise.',
    ],
    says: [
      "You both feel that love ought to be visible, preferably from the street (your Venus in Aries, {partner}'s in Leo).",
      'You bring the surprise and they bring the sense of occasion.',
      'Bills arrive.',
      "Where you differ is that you enjoy the chase and they enjoy having been won, so after a good year they'd like you to court them again as hard as if they might say no.",
    ],
  },
  Virgo: {
    plain: [
      'You say what you feel and {partner} shows it by being useful (your Venus in Aries, theirs in Virgo).',
      'They can seem reserved to you, and you can seem careless to them.',
      "Each of you has to learn the other one's language, since your big gesture and their small favor mean about the same.",
    ],
    says: [
      "{partner} reads reviews of the restaurant while you're hungry in front of it.",
      'With your Venus in Aries and theirs in Virgo, you like someone and show it, while they like someone and find out what size they take.',
      'Grand gestures embarrass them.',
      "But they'll keep the ticket stub from an impulsive outing of yours, and mend your jacket so well that you never know it was torn.",
    ],
  },
  Libra: {
    plain: [
      'You want to be wanted and {partner} wants to be courted (your Venus in Aries, theirs in Libra).',
      'The attraction is strong, because each of you has the manner that the other one lacks.',
      'You push where they would like to be asked, and they are polite where you would like a plain yes.',
    ],
    says: [
      'You say what you want to do tonight and {partner} makes it beautiful.',
      'Your Venus is in Aries, where it takes love by storm, and theirs in Libra likes a few steps to the dance.',
      'You find the steps slow.',
      "They find it flattering and a bit abrupt to be grabbed in the middle of choosing the wine, and they've never once asked you to stop.",
    ],
  },
  Scorpio: {
    plain: [
      'You want it now and {partner} wants all of it (your Venus in Aries, theirs in Scorpio).',
      'The pull is strong on both sides and nobody is half-hearted.',
      "You forget a hurt as soon as it's over and they don't, so they need to hear that you are serious, and you need to see that not every quarrel is a test.",
    ],
    says: [
      'You like to win {partner} and they like to be hard to win, so neither makes it too easy (your Venus in Aries, theirs in Scorpio).',
      'You want a person wholly, for now.',
      'They want you wholly and leave out the "for now." If you\'re merely friendly with somebody at a party you can feel it on the back of your neck, and you\'d be lying if you said that you minded.',
    ],
  },
  Sagittarius: {
    plain: [
      'Love, for you and for {partner}, should be an adventure, and both of you say yes before asking what it costs (your Venus in Aries, theirs in Sagittarius).',
      "There's a lot of laughter in it and few hurt feelings.",
      'What neither of you likes is routine, so the ordinary weeks take more care than the big trips.',
    ],
    says: [
      "Fun is what you do best, and you'd sooner be broke on the way to something than rich at home (your Venus in Aries, {partner}'s in Sagittarius).",
      'Each of you says yes before hearing the end of it.',
      "They love you best in company and on the way somewhere, so now and then you've got to tell them that tonight you'd like there to be nobody else.",
    ],
  },
  Capricorn: {
    plain: [
      'You love in a rush and {partner} loves on a long plan (your Venus in Aries, theirs in Capricorn).',
      'You warm them up, and they give you something that will still be there next year.',
      'They can look cold when they are only careful, and you can look like a passing visitor when you mean it completely.',
    ],
    says: [
      "{partner} would like to see some quality, and you'd like to see some action.",
      'Your Venus in Aries falls in love in an afternoon, and theirs in Capricorn starts by being dependable and works up.',
      "They don't spend on a whim, but it won't be cheap when they do.",
      'You can take their restraint in public as a cool heart, and it takes a closed curtain to learn otherwise.',
    ],
  },
  Aquarius: {
    plain: [
      'You like to be the one and {partner} likes to be free (your Venus in Aries, theirs in Aquarius).',
      'Both of you are direct, and neither plays games.',
      "You want a reaction right away, while they need a little distance before they know what they feel, and it's easy for you to take that as a no.",
    ],
    says: [
      "You like each other's nerve (your Venus in Aries, {partner}'s in Aquarius).",
      "With you it's in going straight for what you want, and with them it's in not caring how it looks.",
      'A night out ends somewhere that neither had heard of.',
      "They love you first of all as a friend, and there are evenings when you'd give a lot to be loved as somebody they couldn't stand to be without.",
    ],
  },
  Pisces: {
    plain: [
      'You go after love and {partner} lets it come (your Venus in Aries, theirs in Pisces).',
      "You bring the courage, and they bring a tenderness that you don't often meet.",
      'They rarely say what hurt, and you rarely guess, so a direct question from you, asked gently, is worth a great deal.',
    ],
    says: [
      "You court {partner} as though there were a dragon in it, and they're kind enough to see the dragon.",
      'With your Venus in Aries and theirs in Pisces, you give the push while they give the glow.',
      'Money runs through your hands for fun and through theirs for anyone who asks.',
      "They rarely say what they'd like, so you choose for two, and at times all they like about it is that you chose.",
    ],
  },
}
