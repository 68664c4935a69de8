import type { AuthoredParagraph } from '#lore/authored.ts'
import type { House } from '#lore/house.ts'
import type { Sign } from '#sky/zodiac.ts'

export const signCrowd: Record<Sign, AuthoredParagraph> = {
  Aries: {
    says: [
      'So much of you wants to begin that you hardly know what it is to wait ({crowd}).',
      'You learn by running at a thing, and an honest mistake bothers you less than an afternoon of preparation.',
      'You get more started in a month than many people do in a year.',
      "Finishing is done by others, or by you in a final sprint the night before, and you honestly can't see why they'd do it any other way.",
    ],
    traits: ['bold', 'quick'],
  },
  Taurus: {
    says: [
      'Nothing and nobody can hurry you ({crowd}).',
      "You eat, decide, and change your mind when you're ready, and an urgent phone call makes you slower.",
      "What you put together stays up, and people come to rely on you as they'd rely on a wall.",
      "They also have to bring you all news early, because there's very little in you that would agree to a new plan on the day itself.",
    ],
    traits: ['steady', 'slow'],
  },
  Gemini: {
    says: [
      "You read the cereal box, the sign across the street, and the stranger's screen, and something in each of them turns out to be worth telling.",
      'Your attention goes to whatever moves ({crowd}), and nobody picks up a new subject faster or connects it to an odder one.',
      "You may have trouble proving how much you know, since it's spread over forty subjects and you left each of them when it got slow.",
    ],
    traits: ['quick', 'open'],
  },
  Cancer: {
    says: [
      'Nearly everything you do is for somebody ({crowd}).',
      "You choose where to live by who's near, you measure a year by who was at the table, and a slight to a friend hurts you more than it hurt the friend.",
      'People feel held by you and tell you so.',
      'You take it hard when they grow and need it less, and you tend to respond by cooking for eight.',
    ],
    traits: ['warm', 'close'],
  },
  Leo: {
    says: [
      "You do things wholeheartedly and you'd like it to be noticed ({crowd}).",
      "You praise as warmly as you'd want to be praised, you overtip, and an ordinary Wednesday gets better when you decide that it's an occasion.",
      'Those around you stand a little straighter.',
      "Being one of several is hard for you, and on a day when somebody else is celebrated you're generous at full effort.",
    ],
    traits: ['open', 'generous'],
  },
  Virgo: {
    says: [
      'The menu has a typo, the friend looks tired, the plan has a gap on Thursday, and your hand is already out to fix it.',
      "You see what's wrong with a thing about a second after you see the thing ({crowd}), and much of what works around you works because of that.",
      'People you love can feel corrected when you were only being fond of them.',
      'The longest list of all is the one you keep on yourself.',
    ],
    traits: ['orderly', 'modest'],
  },
  Libra: {
    says: [
      'You hardly have a thought without imagining how somebody else would take it ({crowd}).',
      "It makes you fair, and pleasant, and able to sit down with two people who aren't speaking and get them to pass the salt.",
      "When you're asked what you'd like, though, you honestly go looking for it.",
      "Decisions that only concern you take longest, and you've settled some of them by watching which answer a friend hoped for.",
    ],
    traits: ['tactful', 'close'],
  },
  Scorpio: {
    says: [
      "Once you're interested, it stops being casual ({crowd}).",
      'You want to know all of it, including what people would prefer to leave out, and you go on long after everyone else has had enough.',
      "It's why you're told the truth so often.",
      "An ordinary remark gets examined for what's behind it, and now and then it was only a remark.",
    ],
    traits: ['serious', 'private'],
  },
  Sagittarius: {
    says: [
      'You live with your eyes on the next thing, and you expect it to be good ({crowd}).',
      "You'd take the job in the other city, the late train, the word of someone who sounds excited, and more of it works out than cautious people can explain.",
      'People borrow courage from you by the handful.',
      "What's close by gets less of you, and the bills may have been lying there since you started reading about Patagonia.",
    ],
    traits: ['open', 'idealistic'],
  },
  Capricorn: {
    says: [
      'You take life as something to be done properly ({crowd}).',
      "Plans of yours run for years, you keep what you promised to people who've forgotten it, and you find idleness harder than work.",
      'People tend to give you responsibility before they give you much else.',
      "You may look back and see that you saved up your fun with the same care as your money, and that it's time to spend some.",
    ],
    traits: ['serious', 'steady'],
  },
  Aquarius: {
    says: [
      'You think about nearly everything from slightly farther off than other people do ({crowd}).',
      "You question the rule that nobody noticed was one, you treat the janitor and the director alike, and you'd rather be correct and alone than agreed with.",
      'That makes you useful wherever a group has stopped thinking.',
      'Someone who wants to be loved by you above all others has to put up with how fair you are.',
    ],
    traits: ['independent', 'idealistic'],
  },
  Pisces: {
    says: [
      'You take on the mood of wherever you are ({crowd}).',
      "In a happy house you're the happiest, on a bad street you've got a stomachache, and you understand people so well from inside that you forget which opinions you came in with.",
      'Few are as kind, or as easy to be sad with.',
      'You get away from it by disappearing for a day, and the people who needed you never know where it is you go.',
    ],
    traits: ['yielding', 'warm'],
  },
}

export const houseCrowd: Record<House, AuthoredParagraph> = {
  1: {
    says: [
      "There's a great deal of you, and all of it comes into the room at once ({crowd}).",
      "You don't have a public manner and a private one, so what people meet on the first day is what they'll know in ten years.",
      'They tend to form an opinion fast and to hold it strongly.',
      "Other people's affairs only get real for you when you've tried them on yourself, and you answer many a confession with one of your own.",
    ],
    traits: ['open', 'bold'],
  },
  2: {
    says: [
      "You know what an hour of your time costs, and you'd turn down a better title for work that lets you sleep and buy good shoes.",
      'Much of your life is decided by what things are worth to you ({crowd}).',
      "With a bit saved, you're generous and hard to frighten.",
      "When money's short it's your self-respect that seems to shrink, and it takes you a while to notice that those are separate accounts.",
    ],
    traits: ['practical', 'steady'],
  },
  3: {
    says: [
      'You live in talk ({crowd}).',
      "Messages, errands, a chat at the post office, a quick call to hear how it went, and by evening you've been in touch with more people than some see in a month.",
      "You're well informed and hard to make lonely.",
      "With so much coming in, what you yourself think about any of it may have to be said to someone before you know, and it's often said while you look for your bus card.",
    ],
    traits: ['open', 'quick'],
  },
  4: {
    says: [
      'You do most of your living at home ({crowd}).',
      'You can be busy and liked out in the world, and still what decides whether a week was good is how it went between those walls.',
      "A lot is settled there, and people who've only known you outside have no idea what you're like at the end of an evening.",
      'Being asked to leave it, even for something wonderful, takes more out of you than you say.',
    ],
    traits: ['private', 'close'],
  },
  5: {
    says: [
      'You need to be making something, or playing, or in love ({crowd}).',
      "What you do for pleasure gets more real effort out of you than anything you'd be paid for, and you can forget to eat over it.",
      "Around you, people rediscover fun they'd given up.",
      'Duty bores you quickly, and you can turn a tax form into something nearly enjoyable or else leave it until the last possible night.',
    ],
    traits: ['playful', 'warm'],
  },
  6: {
    says: [
      "An empty week that was meant as a rest can leave you low, and by Tuesday you're repotting plants that were doing well.",
      "You're at home in an ordinary working day ({crowd}).",
      'You like to have work in front of you, you get better at it, and you notice the small repairs by which a day is kept going.',
      "Other people's days run on what you do, mostly without their seeing it.",
    ],
    traits: ['orderly', 'practical'],
  },
  7: {
    says: [
      'Other people are where your life happens ({crowd}).',
      "You think better in twos, you work better in twos, and a plan becomes real when there's someone to say it to.",
      'You understand the person across from you quickly and well, and each of the important ones changes you.',
      "Time alone can feel as if something hadn't started yet, so you may learn rather late what you'd do when nobody has asked.",
    ],
    traits: ['close', 'tactful'],
  },
  8: {
    says: [
      "You're drawn to what people keep to themselves ({crowd}).",
      "Friends tell you about debts and longings they haven't told anyone, because you don't flinch and you don't pass it on.",
      'Secrets are safer with you than they were with their owners.',
      'It makes ordinary friendliness seem thin to you, so you may go through long stretches of pleasant company in which no one, as you see it, has said a thing.',
    ],
    traits: ['serious', 'private'],
  },
  9: {
    says: [
      "You're always on your way to a larger place ({crowd}).",
      'It may be by plane, or by reading, or by falling in with people who grew up praying in another language, but you need to find out how else one could live.',
      'Others get a taste for it from you.',
      "What's near and needs doing every day gets your attention last, and you've got more patience for a stranger abroad than for your upstairs neighbor.",
    ],
    traits: ['open', 'idealistic'],
  },
  10: {
    says: [
      'A quiet success, with nobody there, leaves you wondering whether it happened.',
      'You want your life to amount to something that other people can see ({crowd}).',
      "You think about your work in the shower, you feel how you're spoken of, and you tend to be put in charge of things before you've volunteered.",
      'Much of what you can do you learn in full view, and at home you may hold a meeting.',
    ],
    traits: ['public', 'serious'],
  },
  11: {
    says: [
      'You belong to your friends and to what you hope for together ({crowd}).',
      "Put you in a group with a purpose and you know within a week who should do what, and you'll be there early to set out the seats.",
      'Friends stay with you for decades and end up friends with each other.',
      "One person who wants you to themselves gets a smaller share than they'd like, and they have to ask for it through three other people.",
    ],
    traits: ['open', 'idealistic'],
  },
  12: {
    says: [
      'A good deal of your life takes place with nobody else there ({crowd}).',
      "You need hours alone the way other people need company, and in them you think and feel more than you'd be able to report.",
      'What people know is a quiet, kind outline.',
      "You understand outsiders at once because you've often felt like one, and you'd be surprised how many of those around you would love to be let in.",
    ],
    traits: ['private', 'idealistic'],
  },
}

/** After a paragraph on many planets in one sign: what their house does with them. {planet} is one of them, "your Sun". */
export const crowdedSignInHouse: Record<House, readonly string[]> = {
  1: [
    'With {planet} among them, in the first house, people notice what you are like before they know your name.',
    '{Planet} is among them, in the first house, so nobody has to wait long to see what you are like.',
  ],
  2: [
    'With {planet} among them, in the second house, you earn and keep things in the same spirit.',
    '{Planet} is among them, in the second house, so you put a price on things by the same measure.',
  ],
  3: [
    'With {planet} among them, in the third house, you are like this in the most ordinary conversation.',
    '{Planet} is among them, in the third house, so you bring the same spirit to a text about groceries.',
  ],
  4: [
    'With {planet} among them, in the fourth house, the people you live with know all about this.',
    '{Planet} is among them, in the fourth house, so you are most like this at home.',
  ],
  5: [
    'With {planet} among them, in the fifth house, you make things and fall for people in the same spirit.',
    '{Planet} is among them, in the fifth house, so you are like this even when you play.',
  ],
  6: [
    'With {planet} among them, in the sixth house, you are like this on every working day.',
    '{Planet} is among them, in the sixth house, so you are like this even about tasks that other people just get done.',
  ],
  7: [
    'With {planet} among them, in the seventh house, one person gets more of this from you than anyone else does.',
    '{Planet} is among them, in the seventh house, so you are most like this when there are two of you.',
  ],
  8: [
    'With {planet} among them, in the eighth house, you are like this wherever trust or money is shared.',
    '{Planet} is among them, in the eighth house, so you let people see this only once you trust them.',
  ],
  9: [
    'With {planet} among them, in the ninth house, you study and believe things in the same spirit.',
    '{Planet} is among them, in the ninth house, so you are most like this when you travel or study.',
  ],
  10: [
    'With {planet} among them, in the tenth house, you are like this above all at work.',
    '{Planet} is among them, in the tenth house, so your best work tends to come from being like this.',
  ],
  11: [
    'With {planet} among them, in the eleventh house, your friends see more of this than your family does.',
    '{Planet} is among them, in the eleventh house, so any group you join gets to know this about you soon.',
  ],
  12: [
    'With {planet} among them, in the twelfth house, you are mostly like this where nobody looks.',
    '{Planet} is among them, in the twelfth house, so you are most like this when you are alone.',
  ],
}
