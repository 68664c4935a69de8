import type { PairParagraphs } from '#lore/authored.ts'

export const sagittariusTaste: PairParagraphs = {
  Aries: {
    plain: [
      'You and {partner} both love with enthusiasm and without much planning (your Venus in Sagittarius, theirs in Aries).',
      "A good evening with you two is one that wasn't going to happen.",
      "They want to be first with you, and you want to be free, and it takes a while until that's a joke.",
      'What you both give is honesty and a good time.',
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
      '{partner} stays, and you travel, and both of you call it love (your Venus in Sagittarius, theirs in Taurus).',
      'You spend it on getting there, and they would spend it on being there.',
      'Both of you are generous, and you both enjoy a good table.',
      "What they find hard is a maybe, and what you find hard is an always, so it's best to talk about next week.",
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
      '{partner} falls for how a person puts it, and you fall for what a person believes (your Venus in Sagittarius, theirs in Gemini).',
      'Neither you nor {partner} cares to be held to a plan.',
      'You state it at full strength, and they answer with a joke.',
      'The joke means more than it seems, and you come to hear that, because the more they feel the better it gets.',
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
      '{partner} wants to be needed, and you want to be free to come back (your Venus in Sagittarius, theirs in Cancer).',
      'You love with laughter and leave the door open, and they feel the draft.',
      'They love by keeping something warm.',
      'When you do come back, and say that it was for them, they can stand a good deal of absence.',
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
      'You and {partner} both love with high spirits and a free hand (your Venus in Sagittarius, theirs in Leo).',
      "They want to be the great love, and you want the great adventure, and for long stretches it's the same thing.",
      'Neither you nor {partner} is petty.',
      "What they mind is being treated as one good time among others, so it's worth a word from you, and you say it well.",
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
      '{partner} takes care of what there is, and you hope for what could be (your Venus in Sagittarius, theirs in Virgo).',
      "You sweep them along, and they've packed for both.",
      'They can take the wind out of a plan with one question.',
      'You forgive it when it comes with a smile, and they forgive the missing details when you remember one that mattered.',
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
      '{partner} likes affection to have good manners, and you like it to have a sense of humor (your Venus in Sagittarius, theirs in Libra).',
      'You make them laugh against better judgment.',
      'They make you presentable, and you put up with it.',
      "You're both easy to please in company, and they wish that you would stay to the end, and you wish that they would come as they are.",
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
      "{partner} wants all of a person, and you want a person who doesn't cling (your Venus in Sagittarius, theirs in Scorpio).",
      'You love in the daylight, and they love at night.',
      'What they get is somebody who can make it easy.',
      'What you get is somebody who means it, and both of you had been missing that without knowing.',
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
      'You and {partner} both love best on the way to somewhere (your Venus in Sagittarius, theirs in Sagittarius too).',
      "It's honest, funny and full of plans, and half of them happen.",
      'Neither of you likes to be asked where this is going, although both of you like to go.',
      'What holds it together is that each can be gone for a week and be just as welcome after it.',
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
      'You love on impulse, and {partner} loves by intention (your Venus in Sagittarius, theirs in Capricorn).',
      'You promise the moon, and they deliver the groceries.',
      'Each of you is a little in awe of what the other can do.',
      'They could let you surprise them once in a while, and you could be back when it was agreed.',
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
      'You and {partner} both need air in love and both give it (your Venus in Sagittarius, theirs in Aquarius).',
      "So nobody asks for the password, and it's easy to be faithful to somebody who doesn't check.",
      "You're warmer than they look, and they're more loyal than they sound.",
      'What may get forgotten is tenderness on an ordinary day.',
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
      'You love with faith, and {partner} loves with pity and wonder (your Venus in Sagittarius, theirs in Pisces).',
      'Both of you see more in a person than there is, and some of it then comes true.',
      'You say what you think, and they feel what it does.',
      "They need you to stay for the sad part, and you need them to say when it's over.",
    ],
    says: [
      'What you love {partner} for is the adventure, and they love you for believing in it (your Venus in Sagittarius, theirs in Pisces).',
      'Both of you are soft touches with money.',
      "You shout it from the hilltop and they'd have whispered it, and they treasure it in whatever form it comes.",
      "You can hurt them by being jolly when they're in love, and you find out by how brightly they say that it's okay.",
    ],
  },
}
