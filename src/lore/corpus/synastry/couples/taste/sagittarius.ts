import type { PairParagraphs } from '#lore/authored.ts'

export const sagittariusTaste: PairParagraphs = {
  Aries: {
    plain: [
      'Love, for {partner} and for you, should be an adventure, and both of you say yes before asking what it costs (your Venus in Sagittarius, theirs in Aries).',
      'There is a lot of laughter in it and few hurt feelings.',
      'What neither you nor {partner} likes is routine, so the ordinary weeks take more care than the big trips.',
    ],
    says: [
      'A date with {partner} starts with a bet and ends in the wrong county (your Venus in Sagittarius, theirs in Aries).',
      "You're both easily pleased and hard to keep indoors.",
      'They want you to themselves and you want them along.',
      "You tell people how terrific they are, and it's true and it's generous, and they'd trade all of it for your looking at them like that when there's no one there to tell.",
    ],
  },
  Taurus: {
    plain: [
      '{partner} loves what is here and you love what is still to come (your Venus in Sagittarius, theirs in Taurus).',
      'They give you a place to come back to, and you give them a reason to leave the house.',
      'The hard words are "always" for you and "maybe" for them, so plans do best when they concern next week.',
    ],
    says: [
      'You get {partner} out of the apartment and they get you home again, and each is usually glad afterward.',
      "With your Venus in Sagittarius and theirs in Taurus, you'd spend the money on the boat ride and they'd spend it on the chowder.",
      'They love in one place.',
      "Your love comes by postcard from wherever you are, and they've got all of the postcards on the fridge.",
    ],
  },
  Gemini: {
    plain: [
      '{partner} falls for how a person says things, and you fall for what a person believes (your Venus in Sagittarius, theirs in Gemini).',
      'You both like freedom, travel and a good story.',
      'Neither likes to be tied to a plan, and you want to hear the truth at moments when they would rather joke.',
    ],
    says: [
      'You fall for what a person believes and {partner} falls for how a person puts it (your Venus in Sagittarius, theirs in Gemini).',
      'Neither cares to be held to Friday.',
      'You state your feelings at full strength and they answer with a quip.',
      "It's worth listening to the quip, because the more they feel the better it gets, and the truly brilliant ones are as close as they come to a vow.",
    ],
  },
  Cancer: {
    plain: [
      '{partner} loves by staying close and you love by setting out (your Venus in Sagittarius, theirs in Cancer).',
      'You bring some air into their life, and they give you somewhere to be missed.',
      'They take a closed bag for a goodbye, and you take a worried question for a leash.',
    ],
    says: [
      'You love {partner} by asking them along, and they love you by leaving a light on.',
      "Your Venus in Sagittarius gives freedom because it's what it would want, and theirs in Cancer gives shelter for the same reason.",
      'So each present has to be explained.',
      "You aren't used to calling just to say that you've gotten in, but they pick up so fast that you can tell how long they've been sitting there.",
    ],
  },
  Leo: {
    plain: [
      'Love should be fun and large, for {partner} as well as for you (your Venus in Sagittarius, theirs in Leo).',
      'There is warmth, laughter and a good deal of travel in it.',
      'They want to be the favorite and you want to be free, so they need to hear that you come back because you want to.',
    ],
    says: [
      "It's a big love with plenty of food in it (your Venus in Sagittarius, {partner}'s in Leo).",
      "You're both free with money and with praise.",
      "They want to be named as the great romance of your life, and you're so fond of life in general that the name can get left out.",
      "Say it, and they'll come along to anything, in hiking boots, beautifully, with a bag that you end up carrying.",
    ],
  },
  Virgo: {
    plain: [
      '{partner} shows love in small things and you show it in big plans (your Venus in Sagittarius, theirs in Virgo).',
      'You cheer them up, and they make sure that your plans work.',
      'They worry about what you forget, and you feel nagged, where a thank-you would have been in order.',
    ],
    says: [
      'You promise {partner} the moon and they ask what they should wear to it.',
      'With your Venus in Sagittarius and theirs in Virgo, you love with the throttle open and they love with the lights on.',
      'You overspend and they know by how much.',
      'Without telling you, they go through the photos of the trips they worried about, and they might make an album of them with captions.',
    ],
  },
  Libra: {
    plain: [
      '{partner} wants manners in love and you want humor (your Venus in Sagittarius, theirs in Libra).',
      "You are good company together, and you're both easy to please.",
      'You leave when it gets formal and they mind when it gets rough, and each can learn to stay ten minutes longer.',
    ],
    says: [
      "You'd go as you are, and {partner} would love for you to change.",
      'With your Venus in Sagittarius and theirs in Libra, you like your fun rough and they like it with two forks.',
      "They smooth over what you've said before it's landed.",
      "You make them laugh against their better judgment, and there are evenings when you see them undo the top button and order what you're having.",
    ],
  },
  Scorpio: {
    plain: [
      '{partner} wants all of a person and you want to be able to leave the room (your Venus in Sagittarius, theirs in Scorpio).',
      'You make love easier for them, and they show you that somebody can mean it.',
      'They hear a lack of feeling in your lightness, and you hear a cage in their seriousness.',
    ],
    says: [
      "{partner} wants to know if you love them, and you thought you'd said so to everybody.",
      "Your Venus in Sagittarius gives its heart in the open and theirs in Scorpio doesn't believe that's where hearts are kept.",
      'You find their seriousness a bit like being searched.',
      "Then you're away for a week with a fine view, and the whole time you've been describing it to them in your head.",
    ],
  },
  Sagittarius: {
    plain: [
      'You and {partner} both love whatever is ahead, and both of you laugh easily (your Venus in Sagittarius, theirs in Sagittarius too).',
      'It feels like being on the road with a good friend.',
      "What is hard for the two of you is a Tuesday with nothing planned, so it's worth finding one ordinary thing that you both like.",
    ],
    says: [
      "Neither of you goes looking for anything serious, and you may have laughed your way into it (your Venus in Sagittarius, {partner}'s in Sagittarius too).",
      'You share a bag, a taste for the second helping and a loose idea of the balance.',
      "It's hard to be hurt by someone so cheerful.",
      "Should you need to be, for a day, it takes some insisting, since you're both already putting on music.",
    ],
  },
  Capricorn: {
    plain: [
      'You love the adventure and {partner} loves what can be built (your Venus in Sagittarius, theirs in Capricorn).',
      'You get them to enjoy something now, and they see to it that your ideas come to something.',
      'But you find them too careful and they find you too casual, and each of you has a point.',
    ],
    says: [
      "{partner} has a fund, and you've got a suggestion.",
      "With your Venus in Sagittarius and theirs in Capricorn, you love to be carried away and they love to know how they'll get back.",
      "They don't say it often.",
      "They've compared three kinds of insurance for your wild idea, though, and you're getting to where you can hear what that says.",
    ],
  },
  Aquarius: {
    plain: [
      'Freedom comes first for you and for {partner}, so nobody feels caught (your Venus in Sagittarius, theirs in Aquarius).',
      "You're friends as much as anything else, with a lot to talk about.",
      'Neither asks for closeness, and now and then one of you would have liked to be asked.',
    ],
    says: [
      "Neither of you believes in owning anyone, so nobody has pointed out that you're together all the time (your Venus in Sagittarius, {partner}'s in Aquarius).",
      'You like big evenings and they like odd ones.',
      "There are moments when you'd enjoy a bit more fire.",
      "But they don't ask you to be different, and for somebody who leaves as easily as you do, that turns out to be a reason to come home.",
    ],
  },
  Pisces: {
    plain: [
      'You love by sharing plans and {partner} loves by sharing feelings (your Venus in Sagittarius, theirs in Pisces).',
      'Both of you are generous and believe the best of people.',
      'You say things straight out and they feel them for days, and their silence is harder for you to read than any complaint.',
    ],
    says: [
      'What you love {partner} for is the adventure, and they love you for believing in it (your Venus in Sagittarius, theirs in Pisces).',
      'Both of you are soft touches with money.',
      "You shout it from the hilltop and they'd have whispered it, and they treasure it in whatever form it comes.",
      "You can hurt them by being jolly when they're in love, and you find out by how brightly they say that it's okay.",
    ],
  },
}
