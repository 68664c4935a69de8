import type { DayThoughts } from '#lore/authored.ts'

export const venusToVenus: DayThoughts = {
  eases: {
    1: {
      says: [
        "People like you before you've done anything about it.",
        "It's the simplest gift of Venus in the first house, and you distrust it a little, since it asks for no work.",
        'Let it work anyway, today.',
        "Being smiled at by a stranger, or given the better seat, isn't a debt.",
      ],
      task: 'Go out somewhere in something you feel good in, with no errand to justify it.',
    },
    2: {
      says: [
        'You know at once what you like, and that includes what you already have.',
        'In this house your Venus loves by touch and keeps what it loves, so much of the best of it is at the back of a closet.',
        "Taken out, the old thing looks better than the new one you'd been saving for.",
      ],
      task: 'Bring out one thing you bought for love and forgot, and use it for the rest of the day.',
    },
    3: {
      says: [
        'Affection comes across in very few words, even on a screen.',
        "Venus in your third house flirts with everyone in the friendly sense, by nickname, by a picture of a dog in a hat, and it's best at small sizes.",
        'The people who get one feel chosen.',
        "They'll send something back that you'd never have expected from them.",
      ],
      task: 'Send one person a nickname, a picture, or a line of a song, and no explanation.',
    },
    4: {
      says: [
        'Peace at home can be had for the price of a bunch of tulips.',
        "You feel ugliness and quarrels as much the same draft, with Venus in your fourth house, and you've always known which one to fix first.",
        "Where it's pretty people lower their voices.",
        "Even people who say they don't notice such things will move closer to the window.",
      ],
      task: 'Bring something living or fragrant into the place where you live, for everyone there to enjoy.',
    },
    5: {
      says: [
        "Romance doesn't want much, just a start and somebody willing to look silly.",
        'Your Venus is at play in the fifth house, in love with love and with dressing for it, alone or otherwise.',
        "Dance in the kitchen if that's the available floor.",
        "If another person's there, they'll pretend to mind for about half a song.",
      ],
      task: 'Play a song you love loud enough to move to, and ask someone to join in.',
    },
    6: {
      says: [
        'A routine improves when the tools for it are pleasant to hold.',
        'Venus in this house loves by being useful and would rather have a good pen than a bouquet, but seldom buys itself either.',
        "It's no extravagance.",
        'People who handle decent things all day are kinder by the end of it, including to themselves.',
      ],
      task: 'Replace or clean the ugliest thing you have to touch every day.',
    },
    7: {
      says: [
        'With the right person even the disagreement is pleasant.',
        'Venus in the seventh house is on its home ground, where two people weigh and adjust until neither has to lean.',
        "You may notice how little you're adjusting.",
        'Wanting the window open at the same time is a small thing, and it hardly ever happens.',
      ],
      task: 'Do one thing together with someone at exactly the pace that suits you both.',
    },
    8: {
      says: [
        'What you share with someone can grow by a size without your losing sleep over it.',
        'You love all the way down or hardly at all, as Venus does in the eighth house, so you look hard at people before you hand them anything.',
        "You've looked.",
        "The password to the photo album, or the story behind the ring, is safe where it's going.",
      ],
      task: "Share one private or precious thing with a person who's waited a long time without asking.",
    },
    9: {
      says: [
        "You fall for somebody's mind, or for a city's, within the first sentence.",
        "Beauty is elsewhere for Venus in the ninth house, and love means being shown something that wasn't in view from home.",
        'So let them show you.',
        "A talk, a walk through the museum's least popular floor, and you come out with a new favorite century.",
      ],
      task: 'Ask someone to show you the thing they find most beautiful in a field you know nothing about.',
    },
    10: {
      says: [
        'Your sense of how things should look is noticed by people who can use it.',
        'Up here Venus is part of your public name, in the tact, the typeface, the way a guest was looked after.',
        'No one wrote it in a job description.',
        "It's the reason that they ask for you and then can't say why they did.",
      ],
      task: 'Improve how one thing looks that other people will see, and leave it unsigned.',
    },
    11: {
      says: [
        "Your friends are at their best, and you're the reason that two of them are speaking.",
        "Venus in the eleventh house makes a circle out of people who'd otherwise know only you, and it does so with tact and snacks.",
        'They may not put it together.',
        'You can stand a little to the side and enjoy the noise of it.',
      ],
      task: 'Write to a friend about a quality of theirs that other friends have mentioned to you.',
    },
    12: {
      says: [
        'Tenderness grows well in the dark for once, without any pressure to declare itself.',
        'In the twelfth house your Venus loves from a certain distance, and a lot of what it feels never reaches the person in question.',
        "Some of it needn't.",
        'A kindness done without a name on it gives you the pleasure and spares them the thanks.',
      ],
      task: 'Do somebody an anonymous favor, and never mention it.',
    },
  },
  presses: {
    1: {
      says: [
        'Being liked by different people in different ways can have you changing between them all day.',
        'Your Venus adjusts its face to each new pair of eyes in this house, and pressed it can no longer find the one it came in with.',
        "They'd probably like each other's version.",
        "It's you who goes home unsure which jokes were yours.",
      ],
      task: 'Keep the same manner with the next two people you meet, however different they are.',
    },
    2: {
      says: [
        'Choosing between two nice things hurts more than it should.',
        "Venus collects in the second house and takes each choice as the loss of the one it left behind, so you're carrying both around the store.",
        "To anyone else they're nearly identical.",
        'The store has been good to look around in, and it closes.',
      ],
      task: "Pick one of two things you've been weighing by which of them you'd miss after a week.",
    },
    3: {
      says: [
        'A pleasant chat can last longer than the pleasure in it.',
        "It's impossible for Venus in this house to leave a friendly neighbor in mid-sentence, and he has never in his life finished one.",
        'Meanwhile the ice cream melts in your bag.',
        'He may be wondering, for his part, how to get away from you politely.',
      ],
      task: "End one pleasant conversation while you're still enjoying it, and name your reason cheerfully.",
    },
    4: {
      says: [
        'Everyone at home agrees that the place should be nice, and nobody agrees on what that is.',
        "To Venus in the fourth house a room is a feeling with furniture in it, so another person's orange blanket is an opinion about your feelings.",
        "They may love it because it was on sale and it's warm.",
        'You could ask to borrow it.',
      ],
      task: 'Let somebody else have their way with one visible thing at home, for a full week.',
    },
    5: {
      says: [
        'What charmed you last month is only pleasant now, and you take it personally.',
        'Venus in the fifth house likes beginnings, the first look, the new hobby with its beautiful equipment, and a hard day for it is one in the middle.',
        "The yarn's still good, and so is the person.",
        "What's missing is something new for you all to do.",
      ],
      task: "Take something or someone you've grown used to on a small outing you haven't tried before.",
    },
    6: {
      says: [
        "Being easy to work with has filled your day with other people's tasks.",
        'Venus keeps the routine friendly in this house by saying sure, with a lilt, before it has looked at the calendar.',
        "The ones who say let me see get fewer requests, and they're considered no less nice.",
        "You've often covered for them.",
      ],
      task: 'Answer the next small request with the time when you could do it, instead of with yes.',
    },
    7: {
      says: [
        "You've agreed so well that the other person no longer knows where you are.",
        'In the seventh house Venus would rather be together than be right, and on a day of friction it gives up ground that no one attacked.',
        "It's lonely for them too.",
        'A person who meets no resistance begins to lean, and then gets blamed for the weight.',
      ],
      task: "Tell someone you usually go along with that you'd like it done differently this once.",
    },
    8: {
      says: [
        'Half of something good is being treated as though it were nothing.',
        'In this house your Venus wants all of a person or would prefer not to have met them, and a friendly, partial, honest offer looks like an insult.',
        "They're offering what they have in hand.",
        'It could well be more later, though hardly while you hold the first installment up to the light.',
      ],
      task: 'Take what someone is able to give as it stands, and ask for nothing on top of it.',
    },
    9: {
      says: [
        'Compared with how things are done elsewhere, nothing here is good enough.',
        'Venus in the ninth house falls in love abroad, with a bakery, a manner, a way of sitting in the shade, and comes back with a grievance.',
        'The people at home have heard about the squares.',
        "They'd go along to sit on a bench if you asked them without the comparison.",
      ],
      task: 'Find something local to like out loud, and compare it with nothing.',
    },
    10: {
      says: [
        "People enjoy you so much that they've forgotten to take you seriously.",
        "Your Venus smooths the way up in the tenth house, up to the floor where decisions are made by persons who don't need smoothing.",
        'So you get seated next to the difficult guest.',
        "You're very good with him, which only makes it likelier.",
      ],
      task: "Say one thing in a public setting that's true, relevant, and not designed to please.",
    },
    11: {
      says: [
        'In company you may plan to see everyone and end up with one person the whole time.',
        'Venus has favorites in every circle and believes, in this house, that it hides them well.',
        "Across the room the others are laughing about something you'd have liked, and it doesn't survive being explained.",
      ],
      task: 'Start a conversation with the person in your circle you know least, and give it its full length.',
    },
    12: {
      says: [
        'Longing for someone is so comfortable that meeting them would be a disturbance.',
        'The twelfth house keeps your Venus safe from disappointment by keeping it apart from its object, and for a day or so the gap hurts.',
        'The real one is probably at home watching a show about cakes.',
        'In there you have a hero with better lines than any living person can learn.',
      ],
      task: 'Turn one daydream about a person into a question you could really ask them, and ask it.',
    },
  },
}
