import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const piscesSunWithMoon: Record<Sign, Argument> = {
  Aries: {
    opening: [
      "People can have anything they like from you, as long as they don't ask for it.",
      "You like to give without counting and without being told where it's needed (your Sun in Pisces).",
      "Being told is what your Moon in Aries can't stand, since even a polite request sounds to it like an order.",
      'You\'ve got your shoes half on to go and sit with a friend all night, the friend says "could you come," and for a second you want to stay home.',
    ],
    turn: 'You love to offer, but as soon as somebody tells you to do a thing, you want to fight.',
    task: [
      "When somebody asks you this month for a thing you'd gladly have offered, say that you'll get back to them, and take an hour.",
      'Then go, if you want to.',
      "It puzzles people that anyone so kind should bristle at a question, and they'll learn that it's safe to ask you, if they leave you an hour.",
    ],
  },
  Taurus: {
    opening: [
      'Your dream is a great one, and so is your couch.',
      "What you long for can't be bought, something beautiful or merciful that you've glimpsed more than once (your Sun in Pisces).",
      "But your Moon in Taurus is content as soon as it's warm and fed, and contentment makes the dream seem less urgent.",
      "You put on the right music, you lie down to think about it, and by ten you've had a lovely evening and done nothing.",
    ],
    turn: "You long for something far away, but you're usually too comfortable to get up and look for it.",
    task: [
      'Take one small piece of the dream this month and give it half an hour a day, in the best seat you have, with something good to eat.',
      'Stop when the half hour is over.',
      "Somebody has listened for years to what it's going to be like, and would love to be shown even a piece.",
    ],
  },
  Gemini: {
    opening: [
      "What matters most to you can't be put into words, and you keep trying.",
      'You live for certain feelings, the ones that come with a few bars of music or the light on a particular evening (your Sun in Pisces).',
      'It would take some quiet to have them, and quiet makes your Moon in Gemini so nervous that it starts to talk.',
      "You go a long way to see the sun set over a lake, and you talk to your friend until it's dark.",
    ],
    turn: 'You go looking for a feeling that has no words, and you talk all the way through it.',
    task: [
      "Agree on ten minutes of silence this month with somebody who'd like that, in a place that's worth looking at.",
      'Afterward you can each have ten minutes to talk about it.',
      'You describe things beautifully, and your friend would also like to see the lake.',
    ],
  },
  Cancer: {
    opening: [
      "You take care of so many people that you've lost count and left yourself out.",
      "You'd like to make things better for everybody, and while one person's still unhappy, you haven't finished (your Sun in Pisces).",
      "There isn't any rest from it in private, since your Moon in Cancer takes each of them personally and wants to know that they got home.",
      "By Sunday you've caught somebody's cold, and you're up late texting to ask if theirs is any better.",
    ],
    turn: 'You feel sorry for everyone and responsible for most of them, and nobody has told you to sit down.',
    task: [
      'Name three people who are yours to look after this month, and make yourself the third.',
      'Wish everybody else well, and let them text somebody else.',
      'The first two get twice the care, and one of them may be glad of a chance to ask whether your cold is any better.',
    ],
  },
  Leo: {
    opening: [
      "You give without wanting anything back, except that you'd like somebody to notice.",
      "To forget yourself is your idea of happiness, whether it's in a piece of music or in someone else's trouble (your Sun in Pisces).",
      "Then it's over, and your Moon in Leo looks around to find out who saw.",
      'You can sit up all night with a stranger who needs company, and still hope, around breakfast, that somebody asks why you look so tired.',
    ],
    turn: "You'd like to disappear into something larger than yourself, and you'd like people to know that you did.",
    task: [
      'Do your next good deed where people can see it, and when they thank you, say that you enjoyed it.',
      'Then do another that nobody could trace to you.',
      "The people you help have wanted to make something of it, and they weren't sure that you'd like them to notice.",
    ],
  },
  Virgo: {
    opening: [
      'You forgive everyone, with one exception.',
      'You believe that people do what they can, and behind the worst behavior you look for the hurt that caused it (your Sun in Pisces).',
      "But you don't look at yourself that way, because your Moon in Virgo goes over your day in detail and won't let a small mistake rest.",
      'You can tell a friend in tears that it could have happened to anybody, and lie awake that night over a typo of your own.',
    ],
    turn: "What you'd forgive in anyone else before breakfast, you blame yourself for all week.",
    task: [
      "Write yourself a message about your latest mistake, exactly as you'd write it to a friend, and schedule it for tomorrow morning.",
      'Read it when it comes.',
      "Your friends only half believe that you forgive them as long as you make an exception of yourself, and they'd be relieved to see it end.",
    ],
  },
  Libra: {
    opening: [
      "Everyone likes you, and among them they've used up all of your free time.",
      "You'd like to be good for people, in the way that music is, and to ask for nothing (your Sun in Pisces).",
      'They do the asking, because your Moon in Libra can\'t be happy near somebody disappointed and answers every invitation with "how lovely."',
      "There may be a book of poems, or a guitar, that you've been meaning to get to for about three years, on the first free afternoon.",
    ],
    turn: "You'd give people anything out of love, and out of politeness you give them the rest.",
    task: [
      'Promise one afternoon this month to something you love, and arrange for a particular person to do it with you or ask about it after.',
      "You'd hate to let that person down, and it will get you there.",
      "People get your company when you're tired, and they'd enjoy it more after you've had a free afternoon.",
    ],
  },
  Scorpio: {
    opening: [
      'You forgive people sincerely without forgetting any of it.',
      'It comes naturally to you to let things go, since you can see how small and scared most people are (your Sun in Pisces).',
      'But your Moon in Scorpio has kept an exact record of what was done.',
      "Years after you made up with somebody, in the middle of a good evening, you notice that you're waiting for it to happen again.",
    ],
    turn: "You tell people that they're forgiven and you mean it, but you go on keeping count.",
    task: [
      'Before you forgive somebody this month, tell them what the thing cost you.',
      "If you aren't done being angry, say when you think you might be.",
      "People can tell when you're still on guard with them, and they'd find it easier to make up for something they've been told about.",
    ],
  },
  Sagittarius: {
    opening: [
      "You can love almost anything, if it's far enough away.",
      "Longing is what you know best, and whatever's perfect or lost has a claim on you (your Sun in Pisces).",
      "Your comfort lies in the distance too, because your Moon in Sagittarius cheers up at the thought of going somewhere it hasn't seen.",
      "So a friend who only wants to know whether you're free on Saturday has to ask you twice.",
    ],
    turn: "What you love is far away and what cheers you up is going there, so whatever's close gets very little attention.",
    task: [
      "Treat one ordinary Saturday this month as if you'd traveled a long way to have it, on streets you've never bothered to walk down.",
      'Take along the friend who asked.',
      "Nobody nearby can compete with what's far away, and your friend would enjoy being looked at for a day with that much interest.",
    ],
  },
  Capricorn: {
    opening: [
      'By six in the morning your dream has a budget.',
      "A thing that doesn't exist yet can bring tears to your eyes, and most of what you do starts there (your Sun in Pisces).",
      "Your Moon in Capricorn, though, can't rest on a feeling, so it makes a list and gets to work.",
      'People praise you for being practical, and nobody has heard about the tears.',
    ],
    turn: 'You imagine things with your whole soul and then build them so sensibly that nobody would guess.',
    task: [
      'Tell somebody who helps you with a thing, or only admires it, how it looked to you when you first thought of it.',
      "Leave out what it costs and when it's due.",
      "They've been helping with the practical side of your dream for a while, and it would mean more to them if they knew what it was.",
    ],
  },
  Aquarius: {
    opening: [
      'You feel for everyone, preferably from your own apartment.',
      "Nobody's outside your sympathy, and you think that feeling for each other is what people are here for (your Sun in Pisces).",
      'But your Moon in Aquarius finds closeness tiring, and it needs long stretches when no one needs anything.',
      "After three hugs and one long confession, you're at a party looking up what time the last train leaves.",
    ],
    turn: 'You want nothing to stand between you and other people, and then you need to be left alone.',
    task: [
      "Give somebody you love one full hour this month, with your phone away, and tell them beforehand when it's going to end.",
      'Leave on time.',
      'An hour with all of you there is worth more to them than an evening of watching you think about your apartment.',
    ],
  },
  Pisces: {
    opening: [
      "You get lost on the way to almost everything, and that's often the best of it.",
      "What you want has no definite shape, and you'd give up a good plan for an hour in the right mood (your Sun in Pisces).",
      'No stricter side of you watches the clock, since your Moon in Pisces likes to drift too, and drifts farther after a bad day.',
      "You go out to buy stamps, and three hours later you've heard a stranger's life story and forgotten the stamps.",
    ],
    turn: 'Neither your days nor your nights have much structure, and what suffers is anything with a date on it.',
    task: [
      'Choose the one thing this month that would hurt somebody if you forgot it, and ask a friend to call you an hour before.',
      'Let yourself drift the rest of the time.',
      "The stranger was lucky that you had all afternoon, and the person who's waiting for you this time will be just as lucky.",
    ],
  },
}
