import type { PairParagraphs } from '#lore/authored.ts'

export const virgoTalk: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} wants the point and you want the details (your Mercury in Virgo, theirs in Aries).',
      'You catch the mistake in what they decided, and they decide what you have thought about long enough.',
      "They hear criticism where you are only being exact, so it goes best when you begin with what's right.",
    ],
    says: [
      "You'd like to check something before {partner} does it, and they've done it.",
      'Your Mercury in Virgo, a sign it rules, sees the one mistake while theirs in Aries sees the way in.',
      "They think you're slow.",
      "You think they're lucky, and when a decision is really important they do come to you first, on one foot, and leave you almost two full minutes.",
    ],
  },
  Taurus: {
    plain: [
      'Practical talk is what {partner} likes best, and you like it as well (your Mercury in Virgo, theirs in Taurus).',
      'The two of you can plan anything together, down to the cost.',
      'You see what might go wrong with it and they see that it has always worked, and you need both of those on a large purchase.',
    ],
    says: [
      'You worry out loud and {partner} says, "It\'s fine," and you want to know on what grounds (your Mercury in Virgo, theirs in Taurus).',
      "They've got them, but not in words.",
      "You two decide well together, with you taking it apart and them saying when it's enough.",
      'They reply to your long considered message with a thumb, and it took you a while to see how much thought was in the thumb.',
    ],
  },
  Gemini: {
    plain: [
      'Clever talk pleases {partner} and exact talk pleases you, and you can both do either (your Mercury in Virgo, theirs in Gemini).',
      'The two of you think fast together and miss very little.',
      'They jump to the next point before you have finished with this one, and you correct a detail that they had only put in for fun.',
    ],
    says: [
      '{partner} says "about eight," and you\'d like to know on which side of it.',
      "Your Mercury is in Virgo and theirs is in Gemini, so you're equally quick, though you close in on a thing and they leave it.",
      "They'll argue what they don't believe.",
      'You lie awake over it, and at breakfast you\'ve got the refutation, and they say "Oh, you\'re right" with their mouth full.',
    ],
  },
  Cancer: {
    plain: [
      '{partner} says how it felt, and you say how it was (your Mercury in Virgo, theirs in Cancer).',
      'You help them to get a clear view, and they help you to see what it meant to people.',
      "You correct the facts when they are telling how they feel, so it's useful for you to wait until the end.",
    ],
    says: [
      'You ask a question and {partner} hears a remark.',
      "With your Mercury in Virgo and theirs in Cancer, you're after the fact and they're after why you'd bring it up.",
      '"Did you call them?" can cost you an evening.',
      "It goes well if you say first what you liked about today, because once they know that you're on their side it can be an ordinary question again.",
    ],
  },
  Leo: {
    plain: [
      '{partner} tells it larger, and you tell it exactly (your Mercury in Virgo, theirs in Leo).',
      'You make their plans more reliable, and they make your knowledge worth hearing.',
      'You correct a detail in front of people, and they lose all pleasure in the story, so corrections had better wait for the way home.',
    ],
    says: [
      '{partner} tells people the two of you waited three hours, and you move your lips, and let it be three.',
      'Your Mercury in Virgo counts and theirs in Leo paints.',
      'They hear your corrections as a lack of faith in them.',
      "What you don't believe in you don't bother to correct, and it would do them good to be told so.",
    ],
  },
  Virgo: {
    plain: [
      'You and {partner} both like to get it right and can talk about a small thing for an hour (your Mercury in Virgo, theirs in Virgo too).',
      "You trust each other's information.",
      "Both of you are better at saying what's wrong than what's good, so a compliment has to be made on purpose.",
    ],
    says: [
      "Every decision gets a table with two columns (your Mercury in Virgo, {partner}'s in Virgo too).",
      "You're very happy making it.",
      "You both see at once what's wrong with a plan, so each plan leaves the house in perfect shape and somewhat late.",
      "What neither says enough is what's right, because you both suppose that it's covered by not being on the list.",
    ],
  },
  Libra: {
    plain: [
      "You look for what's correct and {partner} looks for what's fair (your Mercury in Virgo, theirs in Libra).",
      'You help them decide, and they help you say it so that people can bear it.',
      'But you say that something is wrong, and they say that one could see it differently, which each of you finds a little dishonest or a little rude.',
    ],
    says: [
      'You tell {partner} the truth as a kindness, and they tell you a kindness as the truth.',
      'With your Mercury in Virgo and theirs in Libra, you both think about every word, for different ends.',
      'They ask you what to wear.',
      "You tell them, and it may turn out that they knew, and that they were asking whether you'd look.",
    ],
  },
  Scorpio: {
    plain: [
      'You examine the facts and {partner} examines the reasons (your Mercury in Virgo, theirs in Scorpio).',
      'Between the two of you nothing stays unexplained.',
      "You can take a problem apart until nobody wants it any more, and both of you are sharper than you mean to be when you're tired.",
    ],
    says: [
      "Little gets past either of you, and you don't say half of it (your Mercury in Virgo, {partner}'s in Scorpio).",
      'You want to get the facts straight.',
      'They want the motive.',
      "Between you it's possible to know more about the new neighbors than their mothers do, and what you haven't investigated is whether the other one is upset, since each was sure that they'd be told.",
    ],
  },
  Sagittarius: {
    plain: [
      'You want it exact and {partner} wants it large (your Mercury in Virgo, theirs in Sagittarius).',
      "They remind you what it's all for, and you notice that the date is wrong.",
      'You interrupt a good story with a correction, and they promise what you will have to organize.',
    ],
    says: [
      "{partner} makes a point that's wrong in every detail, and you can see that it's true.",
      'Your Mercury in Virgo goes by inches, theirs in Sagittarius by miles.',
      'You correct the details, which they hear as a refusal to see the point.',
      "If you tell them first that they're right, they'll sit still for nearly all the inches, and they've been known to write them down.",
    ],
  },
  Capricorn: {
    tags: { you: ['useful talk'], partner: ['useful talk'] },
    plain: [
      'Useful talk is the kind you like, and {partner} likes it, too (your Mercury in Virgo, theirs in Capricorn).',
      'You can plan a thing together in half the time it takes other people.',
      "There's little talk about how either of you is, unless someone asks, and both of you answer that question with one word.",
    ],
    says: [
      "Things get decided between you in half a sentence and get done by the end of it (your Mercury in Virgo, {partner}'s in Capricorn).",
      "You see what's wrong, and they see what matters.",
      'You confirm by text, both of you.',
      "If one had a complaint to make it would be that it's all so well run that nobody's asked in a month how anybody is.",
    ],
  },
  Aquarius: {
    plain: [
      'You know how things are done, and {partner} knows how they could be done (your Mercury in Virgo, theirs in Aquarius).',
      "You like each other's intelligence.",
      "But you ask for an example and they give a theory, and each of you thinks that the other one isn't quite answering.",
    ],
    says: [
      "{partner} has the principle and you've got the exception, and the talk can last until the heat goes off (your Mercury in Virgo, theirs in Aquarius).",
      'Neither of you is offended by facts.',
      "They don't change their view, but they do go away and improve it.",
      "You might like to be asked something personal now and then, and it wouldn't hurt to supply them with the question.",
    ],
  },
  Pisces: {
    plain: [
      'You use words like tools and {partner} uses them like colors (your Mercury in Virgo, theirs in Pisces).',
      "They understand what you feel and don't say, and you sort out what they meant.",
      'You take them at their word, and it was a mood, and they hear coldness in a sentence that was only precise.',
    ],
    says: [
      'You ask {partner} for three things from the store, and they come home with a plant.',
      "Your Mercury in Virgo says what's needed and theirs in Pisces hears what's wished for, so the list gets lost while the mood gets through.",
      "They know what you're worried about when you say \"Nothing.\" You might write things down for them, and they'd draw on the back, and you'd keep the drawings.",
    ],
  },
}
