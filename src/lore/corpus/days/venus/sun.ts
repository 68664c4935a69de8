import type { DayThoughts } from '#lore/authored.ts'

export const venusToSun: DayThoughts = {
  eases: {
    1: {
      says: [
        'You look like yourself, and it suits you.',
        "With the Sun in the first house, you've never been good at dressing as somebody else, and you don't need to be.",
        "A photo taken when you weren't ready is the one people like.",
        'You may even find, looking at it twice, that you agree.',
      ],
      task: 'Let someone take your picture without arranging your face, and keep the first one.',
    },
    2: {
      says: [
        'Something you own deserves to be used and is tired of being kept.',
        'Your Sun takes pride in having things of quality, which in the second house can go on for years without their leaving the box.',
        "Venus doesn't believe in boxes.",
        'The good knife is for onions, and the watch tells the same time on an ordinary Tuesday.',
      ],
      task: 'Use the best version of something you own for an entirely ordinary purpose.',
    },
    3: {
      says: [
        'Popularity comes in a modest size, about four blocks wide.',
        'Your Sun likes being somebody in its own streets, known by name where it buys stamps and fruit, and Venus makes the rounds a pleasure.',
        'People ask after the thing you mentioned last time.',
        "You're a minor celebrity there, with the usual obligations.",
      ],
      task: 'Ask somebody who serves you regularly how the thing they told you about worked out.',
    },
    4: {
      says: [
        "Somebody may ask where you're from, and you take the long answer.",
        'A Sun in the fourth house draws its confidence from roots, however tangled, and Venus can find the flower on almost any of them.',
        "Cook the dish, hum the song, or mention the town to someone who's never heard of it.",
        "They'll envy you a little.",
      ],
      task: 'Show somebody a place, dish, or song from where you grew up, and skip the disclaimer.',
    },
    5: {
      says: [
        "You're at your most attractive when you're enjoying yourself in full view.",
        'Here is the Sun in its favorite house, asking to be looked at, and Venus tells the truth about the view.',
        'Ask the person to the thing.',
        "They'd been wondering if you were only this lively with everybody.",
      ],
      task: 'Invite someone you like to something you already love doing.',
    },
    6: {
      says: [
        'Doing a small job beautifully is its own reward, and somebody saw.',
        'With the Sun in the sixth house you put yourself into routine work more than the work strictly asks, into edges, folds, and labels.',
        'Venus turns up to admire it in the form of a person who has to do the same job tomorrow and is glad you went first.',
      ],
      task: 'Do one routine task a little more beautifully than it needs, and leave it for others to find.',
    },
    7: {
      says: [
        'Being seen with someone you admire makes both of you look better.',
        'Your Sun shines off another person in the seventh house, a bit like the real one off a window, and you choose your company accordingly.',
        'Venus is in favor.',
        'Say in public what you think of them and watch how they try, for the length of an hour, to deserve it.',
      ],
      task: "Praise someone you're close to while they're standing there and a third person can hear.",
    },
    8: {
      says: [
        'Being trusted with a thing that matters to someone raises your opinion of yourself.',
        "In the eighth house your Sun earns its pride in private, by what it's been told and never repeated, by the loan it returned early.",
        "There's no applause for this.",
        "Venus arranges the next best thing, a look of ease on the face of someone who could've asked anybody.",
      ],
      task: 'Return something borrowed, or keep a small promise, earlier than anyone expected.',
    },
    9: {
      says: [
        'Someone would like to love what you love, and needs a way in.',
        'You become eloquent on the subjects that made you, jazz or cathedrals or the offside rule, with the Sun in your ninth house.',
        'Venus keeps it a pleasure for the other side.',
        'Give them the single best example, and let them think they discovered it.',
      ],
      task: 'Recommend one perfect introduction to something you love, and say nothing about the rest of it.',
    },
    10: {
      says: [
        "Attention finds you, and you look as though you'd been expecting it.",
        'The Sun up here does its living where people can see, which draws as many judges as friends, but with Venus along the judges are in a good mood.',
        'Someone with a say in things may remember your name because you remembered theirs.',
      ],
      task: 'Accept one public thank-you without passing it on to anyone else.',
    },
    11: {
      says: [
        "Your friends are glad you exist, and they'd like to say so.",
        "The Sun in this house warms itself at other people's successes, so it tends to be the one who organizes the cake and stands at the back.",
        'Venus would turn the room around.',
        "A toast may be short and a little clumsy, and you'd remember it longer than the cake.",
      ],
      task: 'Let friends do something for you, and keep your hands off the arrangements.',
    },
    12: {
      says: [
        'Beauty that no one else sees still counts as yours.',
        "The Sun in the twelfth house is at its best unobserved and has never quite decided if that's modesty or pride.",
        'With Venus for company the question can rest.',
        "There's a tree, or a song with nobody else in the room, and you don't photograph it.",
      ],
      task: "Go and look at something beautiful by yourself, and don't record it in any form.",
    },
  },
  presses: {
    1: {
      says: [
        'You may be wearing the new thing, and so far only the cashier has mentioned it.',
        "It's an honest wish, with Venus leaning on the Sun in the first house, only it's hard to ask for without dictating the answer.",
        'So you fish and they bite politely, though neither of you believes it.',
        'The compliment that counts is never about what you pointed at.',
      ],
      task: 'Go through one meeting with other people without mentioning your own appearance, even as a joke.',
    },
    2: {
      says: [
        "The expensive one is better, and that isn't why you want it.",
        'Your Sun has some of its self-respect tied up in objects in this house, and Venus knows which window to walk you past.',
        "What you'd be buying is the face of one particular person when they see it.",
        'They may not look up, and the payments run for two years.',
      ],
      task: "Name the person you'd most like to have see your next purchase, and then price the plain version.",
    },
    3: {
      says: [
        'The charm is working so hard that people have begun to wonder what you want.',
        'You like to be liked on your own street, as the Sun does in this house, and Venus under pressure adds one compliment too many.',
        "A neighbor can only look down at the perfectly ordinary dog you've just called magnificent.",
        'A plain hello would be believed.',
      ],
      task: 'Make one honest, unflattering, friendly remark to somebody you usually charm.',
    },
    4: {
      says: [
        "If a guest notices the stain on the sofa, you'll have noticed them noticing.",
        'Where you live is a portrait of you, or so it seems to a Sun in the fourth house, and Venus wants it flattering.',
        "Hours go into the rug, and you're short with the people who have to walk on it.",
        'The guest, a relaxed person, came to see you all laugh.',
      ],
      task: "Leave one visible imperfection in your place alone while somebody's there, and don't apologize for it.",
    },
    5: {
      says: [
        'A lovely time can leave you wishing a little more of it had been about you.',
        'In the fifth house your Sun gives a performance wherever fun is had, and Venus, at an angle, hands the flowers to another act.',
        'The other act may really be good.',
        'Being a generous audience is a skill too, with shorter lines and almost no competition.',
      ],
      task: "Ask somebody else to tell their story, and don't follow it with one of yours.",
    },
    6: {
      says: [
        'When nobody notices how nicely you did a job, you start leaving hints.',
        "With the Sun in the sixth house, you think that good work should speak for itself, and you'd still like somebody to mention it.",
        'The people who benefit take clean floors and correct dates for a condition of nature.',
        "They'd thank you gladly if they knew it had been otherwise.",
      ],
      task: 'Tell one person what a smooth-running thing took you to do, as information, and with no sigh.',
    },
    7: {
      says: [
        'You mind how the other person looks to other people.',
        'A Sun in the seventh house takes pride in its company, which Venus, out of temper, turns into an inspection of their shirt and their story about the boat.',
        "They're at ease, or were.",
        'What embarrasses you is a picture of the two of you that nobody else is looking at.',
      ],
      task: 'Let the person beside you be as odd as they are for one whole outing, and stay close.',
    },
    8: {
      says: [
        'A gift can be a little bigger than the friendship, and both sides can tell.',
        "With the Sun in the eighth house, you show your strength by giving, and you've given rather a lot.",
        'It leaves the other person working out what to do about their birthday present to you.',
        'Something half the size would have let them be happy.',
      ],
      task: "Give someone a thing so small that they couldn't possibly owe you for it.",
    },
    9: {
      says: [
        'Your good taste in faraway things has begun to need an audience.',
        "The Sun of this house is proud of where it's been and what it's read, and Venus makes it show the slides.",
        'People would rather hear what went wrong there.',
        'The night in the bus station is a better present than the fresco.',
      ],
      task: "Tell the least flattering story from a trip or a class, to somebody who thinks you're worldly.",
    },
    10: {
      says: [
        "What you've become known for is easier than what you can do.",
        'Your Sun lives on its reputation to some extent in the tenth house, and under Venus the reputation gets sweeter and less precise by the week.',
        "People ask for the charming version, and it's pleasant to be wanted.",
        'It also keeps the harder and more interesting request from being made.',
      ],
      task: "Offer to do a difficult thing you're good at, in place of the pleasant one you were asked for.",
    },
    11: {
      says: [
        "Being everybody's friend can leave you without an opinion on where to eat.",
        "With the Sun in the eleventh house, you live by your circle of friends, and you're afraid of losing a single one.",
        "So you say that anything's fine, as does everyone, and eleven people stand on a corner.",
        "They're waiting for somebody to risk being disagreed with.",
      ],
      task: 'State one clear preference to a group, first, and let them vote it down if they like.',
    },
    12: {
      says: [
        "Something lovely of yours has been kept out of sight so long that you've begun to resent the public.",
        "The Sun in the twelfth house hides what it's proudest of, and Venus, pressing on it, would like a single admirer.",
        "The public can't praise a singing voice it has never been allowed to hear.",
        'One listener is a much smaller step than it looks from in there.',
      ],
      task: 'Show one thing you do well in secret to one person, and let them react in their own time.',
    },
  },
}
