import type { DayThoughts } from '#lore/authored.ts'

export const venusToMars: DayThoughts = {
  eases: {
    1: {
      says: [
        'You move well, and people make way for you with a smile.',
        'Mars in your first house tends to come into a room shoulders first, and Venus, who prefers an entrance, has had a word with it.',
        "The effect is of somebody who knows where they're going and would be happy to have company on the way there.",
      ],
      task: "Do something with your body that you're good at, where at least one person can see you.",
    },
    2: {
      says: [
        'Money comes more easily from what you enjoy than from what you endure.',
        'You work hard for your things with Mars in the second house, often at whatever pays by the hour of discomfort.',
        "Venus points at something you'd do anyway, fixing bikes or braiding hair, and mentions that people are known to pay for it.",
      ],
      task: "Offer something you enjoy doing to someone who'd pay, trade, or cook you dinner for it.",
    },
    3: {
      says: [
        'Teasing brings you closer to people, provided you go first.',
        'Mars at work in the third house has a quick tongue for siblings and anyone else in range, so now and then somebody bleeds.',
        'Venus keeps it friendly.',
        "Make fun of your own haircut and they'll hand you their worst one, with pictures.",
      ],
      task: "Tease someone you're fond of about a thing that they're secretly proud of.",
    },
    4: {
      says: [
        'Work on the place you live is a way to be affectionate there.',
        "You show love at home by doing, since Mars here is easier with a drill than with a sentence, and nobody's ever certain it was love.",
        'Venus makes it plain, by choosing the thing they wanted.',
        'A hook at the right height, put up without being asked, gets noticed every day.',
      ],
      task: 'Fix or put up one thing that somebody else at home has been wanting.',
    },
    5: {
      says: [
        'Wanting something this openly looks good on you.',
        'In the fifth house Mars goes after its pleasures in a straight line, and people who were brought up to be asked three times find it rude.',
        'With Venus the straight line has a skip in it.',
        "Whether it's the last ticket or a person laughing by the window, you may as well be seen to run.",
      ],
      task: 'Go up to the person or the game that looks like the most fun, and ask to be let in.',
    },
    6: {
      says: [
        'Effort feels good, which is the whole secret of keeping it up.',
        'Mars treats your routine in this house as something to be beaten, with sore knees by Thursday, and then drops it in disgust.',
        "Venus asks what you'd do if it didn't count.",
        'Dance class, perhaps, or the long way home with a friend who walks fast.',
      ],
      task: "Move your body for half an hour in a way you'd choose even if it did you no good.",
    },
    7: {
      says: [
        "Somebody may like it when you say what you want, as much as you'd feared they wouldn't.",
        'The other person tends to get your Mars either as a push or as nothing at all, since in this house it hates to ask.',
        'Under Venus it can ask while looking at them.',
        'What follows may be a yes, or an interesting counteroffer.',
      ],
      task: "Say to one person what you'd like from them, with no maybe in it.",
    },
    8: {
      says: [
        'Intensity between you and somebody else finds something constructive to do.',
        "Your Mars in the eighth house comes alive around what's risky or shared, and goes quiet for days when it doesn't trust the terms.",
        'Venus makes the terms pleasant.',
        'A joint undertaking with some money or a bit of nerve in it brings out a side of you that few people meet.',
      ],
      task: 'Propose one slightly bold thing to do together to someone whose trust you already have.',
    },
    9: {
      says: [
        "The detour is better than the plan, and you've got company for it.",
        "You get restless within known borders, as Mars does in the ninth house, and you've dragged people to viewpoints that they enjoyed only later.",
        'Venus does the inviting this time.',
        "Somewhere under an hour away there's a market, a ruin, or a pie you've been told about.",
      ],
      task: 'Ask someone along to a place nearby where neither of you has set foot.',
    },
    10: {
      says: [
        'Your ambition has good manners and gets further for it.',
        "People see your Mars before they see you when it's this high up, so they've been known to guard their seats when you arrive.",
        "Venus lets them see what's in it for them.",
        "You'd be surprised how many would like somebody to be in front.",
      ],
      task: 'Offer a person you usually compete with a way for both of you to win.',
    },
    11: {
      says: [
        'You can get a group moving by making it look like fun.',
        "Mars in this house works for the gang and fights for it, then wonders why it's alone on the field at eight on a Saturday.",
        'Your friends need a reason with some pleasure in it.',
        'Breakfast has mustered more volunteers than conviction ever did.',
      ],
      task: "Add food, music, or a prize to the thing you've been trying to get friends to do.",
    },
    12: {
      says: [
        'Doing nothing feels earned, and you can leave it at that.',
        "Your Mars in the twelfth house spends its force unseen on worries and other people's emergencies, so you're tired in ways that don't show.",
        'Venus runs the bath, so to speak.',
        'An idle hour with no improvement in view gives you back your appetite for things.',
      ],
      task: 'Spend an hour on something purely pleasant and alone, and refuse to feel productive about it.',
    },
  },
  presses: {
    1: {
      says: [
        "You may hold the elevator for somebody and then be annoyed that they're slow.",
        'With Mars in the first house, you want your way and you want to be liked on the way to it, and your face is trying to do both.',
        'People wait to see which of them stays.',
        'You may be waiting for the same thing.',
      ],
      task: "Say honestly that you're in a prickly mood, and be nice about that one thing.",
    },
    2: {
      says: [
        'The thing you want is right there, and the only argument against it is arithmetic.',
        'With Mars in the second house, you go after a thing as if somebody were about to outbid you, and this one is beautifully displayed.',
        "Nobody's bidding.",
        'The thing has been in that window since spring, and it can be had at the same price by a calmer person.',
      ],
      task: 'Walk away from the thing you want for a full day, and see if you go back for it on foot.',
    },
    3: {
      says: [
        'A playful remark can come out with a hook in it.',
        "Mars speaks first in the third house and Venus wanted to be amusing, so the joke about the neighbor's parking is funnier, and meaner, than you would meant.",
        "Everybody laughs, he does as well, and he's slower to wave the next time.",
      ],
      task: "Say something nice and specific to a person you've been teasing lately.",
    },
    4: {
      says: [
        'If the quarrel at home is about the dishes, somebody has been wanting to be hugged.',
        'Affection and irritation use the same hallway with Mars in the fourth house, and they keep running into each other.',
        'Venus wants closeness and Mars wants the counter cleared first.',
        'Those who live with you, or grew up with you, would gladly do both if they knew the order.',
      ],
      task: "Be affectionate with someone at home before you bring up what they've left undone.",
    },
    5: {
      says: [
        "The more somebody hesitates, the more you'd like to win.",
        'Pleasure turns into a hunt with your Mars in the fifth house, and Venus, a bit wounded, raises the price of the prize.',
        "It's worth asking what you'd do with it on an ordinary Wednesday.",
        'The one who said yes right away is standing there with popcorn.',
      ],
      task: "Put your next hour of fun into someone or something that's easy to get.",
    },
    6: {
      says: [
        'You can help at such speed that no one could refuse, and resent it afterward.',
        "You may have agreed to it to be nice, and with Mars in the sixth house you're the one who has to carry it.",
        "They'd be fine with half.",
        "It's the second half, the one you add on your own, that ruins your mood.",
      ],
      task: 'Do exactly what you were asked to in one task, and stop there.',
    },
    7: {
      says: [
        "Attraction and annoyance have gotten so close that you can't tell who started it.",
        "With Mars in the seventh house, you like somebody to push against, and you'd like to be treated tenderly by the same person.",
        'So you provoke them and are hurt by what you provoked.',
        "They'd trade the entire scene for one clear request.",
      ],
      task: "Ask for affection or for space, whichever it is, from the person you've been needling.",
    },
    8: {
      says: [
        "Something shared begins to feel as if it's being taken.",
        'Your Mars in this house guards what it loves at the border, and Venus, having given freely, wants the border moved back.',
        'It may be a book lent on without asking, or a story of yours that someone told.',
        'Thoughtlessness is the usual reason, and the defense you mount would do for an invasion.',
      ],
      task: "Say what you'd like to have been asked about, once, and let the thing itself go.",
    },
    9: {
      says: [
        "You enjoy things more when they're under attack.",
        "In the ninth house Mars will go to war for a band, a diet, or a coastline, and Venus doesn't like to see its favorites criticized.",
        "Somebody only has to say that it's overrated.",
        'You then love it at a volume that makes even you notice the weaknesses.',
      ],
      task: 'Agree with one criticism of something you love, and love it anyway in the next sentence.',
    },
    10: {
      says: [
        'Wanting the win and wanting to be thanked for it pull you in two directions.',
        'Mars at the summit of the chart competes in plain sight, and Venus keeps looking over to see if the loser is all right.',
        "You soften the victory until it's unclear who won.",
        'They find that harder to take than losing.',
      ],
      task: 'Take credit for one thing plainly, and say nothing consoling to anyone about it.',
    },
    11: {
      says: [
        'Two of your friends may want the same hour of your time.',
        'You act for your people with Mars in the eleventh house, at once and with your whole weight, which leaves it hard to be in two places.',
        'Venus is tempted to promise it to each.',
        "It's a compliment to be fought over, and an expensive one.",
      ],
      task: "Tell both friends the truth about who gets which time, and don't apologize to either.",
    },
    12: {
      says: [
        "Wanting something you'd rather not want makes you snap at people who have nothing to do with it.",
        "With Mars in the twelfth house, you keep your wishes to yourself until they're strong, and somebody may just have stepped on one.",
        'Somebody who asks about dinner may get an answer that was meant for something else.',
        "You'd be calmer if the wish had a name.",
      ],
      task: 'Admit to yourself in writing what you want, however foolish, and leave it there for the day.',
    },
  },
}
