import type { YearStory } from '../../../../year-ahead.ts'

export const twelfthStories: readonly [YearStory, YearStory] = [
  {
    cast: {
      sun: 'the person you are when nobody needs you',
      moon: 'the tiredness that comes first when it gets quiet',
      mercury: "the head that goes on talking when you're alone",
      venus: 'the small luxuries of an evening with nobody in it',
      mars: 'the restlessness that fills a free hour with projects',
      jupiter: 'the course you sign up for so as not to sit still',
      saturn: 'the feeling that free time has to be earned',
      uranus: "the phone you'd love to switch off in the middle of a day",
      neptune: 'the daydream that gets better after the first hour',
      pluto: "the old matter that comes up when it's quiet",
      asc: 'the face you can let go of when the door is closed',
      mc: 'the people who count on reaching you',
    },
    before: {
      jupiter:
        "You get more time to yourself than you'd asked for, and you fill it with projects. By the end there's a new course and a cleared-out closet. Enjoyable as it all is, hardly a minute of it could be called being alone.",
      saturn: [
        "A free hour comes up, and you spend it being useful to somebody who hadn't asked. Doing nothing feels too much like a forgotten appointment. You're tired in a way that sleep doesn't reach, and the hour you gave away might have.",
        "Everyone needs you for something, and you complain of it with a certain pride. When some time does come free, you don't know what to do with it and end up annoyed. It may be a good while since you did anything that was for no one.",
      ],
      uranus:
        "Plans may fall through for a while and leave you with empty evenings. You reach for the phone to fill them, and nobody's free. In the middle of one your mood turns. With the next you think twice before you let anyone know.",
      neptune:
        "Your hours alone leak away into a screen. You couldn't say afterward what you watched, only that nobody wanted anything. It's rest in the way that sitting in an airport is travel.",
      pluto:
        "When it's quiet, an old matter comes up, and you get busy again to be rid of it. It's always the same one, and it has all the time in the world. Given one whole hour, it would probably turn out to have only one thing to say.",
      eases: [
        "You're left alone for a while and miss nobody. At first you keep listening for a request. Later you notice that you've been looking out the window with nothing in your head that anyone needs.",
        "Someone may take a duty off your hands, or it simply isn't needed anymore. The hours it took are yours, and you don't offer them around at once. It's surprising how shy a person can be with an hour that belongs to nobody else.",
      ],
      solar:
        "A regular hour alone can be started now, at a time when you'd otherwise be merely reachable. It does best without a purpose, since a purpose soon has other people in it. The first few times you'll feel silly.",
      lunar:
        "It gets quiet enough to notice what's been tiring you. It may be a duty that was over long ago and that you still get up for. You can stop without telling anyone, because no one else knows that you were doing it.",
    },
    after: {
      jupiter:
        "Quiet has become a pleasure, and you could live on it. Invitations go unanswered. That's fine up to a point, and you'll know the point, because the hours alone stop giving you anything and begin to feel like hiding.",
      saturn: [
        "Your hours alone have to be defended, and usually against nice people. Each exception is a reasonable one. A few of them later you're short with everybody, which shows that your quiet had been doing them good as well.",
        "The quiet isn't always kind. There are dull stretches in it, and some sadness that company used to cover. It gets shorter when you don't call anyone to be rid of it. What follows is usually a very good night's sleep.",
      ],
      uranus:
        "Your time alone is broken into by a visit, or by a crisis that isn't yours. You go and help, and resent it. On the way home you know exactly what you'd wanted those hours for, which you couldn't have said that morning.",
      neptune:
        "It's hard to tell being rested from being merely far away. You forget to answer, and the week has no edges. People who are fond of you may wonder. A word to them takes less out of your quiet than their wondering would.",
      pluto:
        "In the empty hours a wish turns up that has nothing to do with being needed. It's a little embarrassing, and it must have been there for ages. Being helpful doesn't get rid of it any longer, so you've stopped trying.",
      eases: [
        "You come out of an hour by yourself with an opinion that nobody gave you. It isn't a large one. You mention it over dinner in an ordinary voice. It's news to everybody there, yourself included.",
        "Being needed has become something you can say yes or no to. You help with a good will, and another time you're simply not available, without an excuse. Things go on regardless, which is humbling and very restful.",
      ],
      solar:
        "Something of your own can begin in these hours, a few pages or an instrument that nobody has to hear. It's better kept small and unannounced. While nobody's waiting for it, it belongs to the time you have alone.",
      lunar:
        "Something that's been going on in you for a long while comes to rest. You can tell because you think of it on a walk and then you think of something else. The time alone did that, though you'd have sworn you were doing nothing.",
    },
    turns: {
      presses:
        "You can't keep up with everyone in these weeks, and being by yourself stops being a luxury. The first free hours are restless, since you're still on call in your own head. After that you get to what you've been too busy to feel. It takes no effort, just time that hasn't been promised to anyone.",
      eases:
        "Being alone comes easily, and it does more for you than a vacation would. You hardly have to ask for it, because others are busy or seem to understand. With so much room it becomes clear what you like when it isn't for anybody. It's worth writing down, as it fades in company.",
    },
    closes: {
      presses:
        "You need time that's of no use to anyone, and more of it than seems reasonable. The first part of it goes to being tired. Anything you'd want for yourself shows up only after that, so the hours have to be long, even if getting them disappoints a few people.",
      eases:
        "When nobody needs you, what you need is to be idle until you want something again. There's room for that this year, and it doesn't take long. What you find yourself wanting is likely to be simple, of no use to anybody, and entirely yours.",
    },
    next: {
      presses: [
        "People want all of you again, and you're out of practice. A single evening kept back each week makes the rest of it possible.",
        "You begin something in full view and miss your privacy at once. It's still there in the early morning, if you get up before the others want you.",
        "You're tired of being seen sooner than you'd expected. Leaving early is something you know how to do by now.",
      ],
      eases: [
        "You come back into company rested, and it shows in your face. When people ask what you've been doing, the honest answer is nothing.",
        'You bring along a wish that you found while you were alone. It makes a good beginning, because nobody gave it to you.',
      ],
    },
  },
  {
    cast: {
      sun: "the one who'd be glad to have it known",
      moon: 'the heaviness of carrying it around',
      mercury: "the sentence in which you'd tell it",
      venus: "the person you'd tell first",
      mars: 'the impulse to blurt it out and be done',
      jupiter: 'the goodwill around you, in which it would be safe',
      saturn: 'the rule of keeping quiet, which is older than the secret',
      uranus: 'the slip of the tongue that would tell it for you',
      neptune: 'the shape it has taken on in the dark, larger than it is',
      pluto: 'the hold it has on you as long as nobody knows',
      asc: 'the composed face you wear over it',
      mc: 'what you think people would say if they knew',
    },
    before: {
      jupiter:
        "You're among kind people and come close to saying what you've been keeping to yourself. There's so much goodwill around that you make a funny story out of the edges instead. They laugh. The middle of it goes home with you unsaid.",
      saturn: [
        "Keeping a thing to yourself is work, what with the subjects to steer around and the answers to remember. You're good at it, so others take it for calm. It shows only as tiredness, which nobody can help with as long as it seems to have no reason.",
        "People ask how you are and get the usual answer. It's the wrong moment, you tell yourself, as it would be on the phone or in a parked car. What waits for the right moment can wait forever, and you half know that this is the appeal.",
      ],
      uranus:
        "Part of what you keep back may get out, through a slip or an open screen. You freeze. The other person looks up, says something ordinary and goes back to what they were doing. You don't know what to make of so little.",
      neptune:
        "You can't tell whether people see that you're keeping something back. There are days when everybody seems to know and to be tactful about it, and days when you could be a stranger to your own friends. Both come from having had nobody to check it with.",
      pluto:
        "The reason why you don't speak of what you're keeping is older than the thing itself. There may have been a time when it was wise to keep quiet. By now it's simply a rule, which you guard more strictly than what's behind it.",
      eases: [
        'You hear someone talk openly about the very kind of thing you keep back. They say it in the tone of a person describing a commute, and then they ask for the salt. You may have been the only one there to hold your breath.',
        "A person you trust says something about themselves that they needn't have. It isn't bait, and nothing is asked in return. You don't answer in kind yet, but you've seen how it's done and who does it.",
      ],
      solar:
        "You can begin to tell it now. One sentence to one person would be plenty, said while you're both busy with something else. You don't have to know what ought to happen next.",
      lunar:
        "Something comes to light that you'd thought was well hidden, and it's a smaller piece than you'd dreaded. It turns out that someone had guessed and never said a word. A person who's kept it along with you might be the one to hear the rest.",
    },
    after: {
      jupiter:
        "Since one person knows, you're tempted to tell everybody, down to the dentist. That's the relief talking. There's no harm in it, but one good listener has been enough so far. A dozen more would mostly bring advice.",
      saturn: [
        "The one who knows asks about it, and not always when it suits you. You'd half hoped that telling it would make it go away. It's still there and has to be lived with, only now two of you know the size of it.",
        'You feel exposed for a while and go over what you said. The one who listened has most likely thought about it far less. If they seem reserved, it may be a bad month of their own. A plain question would show you that.',
      ],
      uranus:
        "You may be asked about it outright, by someone who wasn't supposed to know. To your own surprise you have an answer. It's short and true, and the conversation has moved on before you've finished being alarmed.",
      neptune:
        'You wonder whether you told it right, or made too much of it. The one who listened may have understood something slightly different. A sentence would correct that, though an exact account matters less than having somebody to give it to.',
      pluto:
        "Behind what you told there's something you didn't, as you know by now. There'd be nothing wrong with keeping that. This time you'd be choosing to, since you've found out that you're able to speak.",
      eases: [
        "The person who knows hasn't changed toward you. They make the same jokes and forget the same things. You'd been braced for a special gentleness. Its absence is the kindest part.",
        "You sit in company and notice that there's nothing to steer around. The subject comes up and goes by, and your pulse stays where it is. All the attention that used to go into hiding is free for the people in front of you.",
      ],
      solar:
        "If it's a hope that you've kept, it can take a first step in the open, with the one who knows as a witness. If it's a worry, there may be an office to call, or someone who's been through it. It has become surprisingly practical.",
      lunar:
        'What you kept back comes to some kind of end, answered or no longer important. You tell the one who knows, and it takes a minute. You may even miss it a little, as one misses a noise that has stopped.',
    },
    turns: {
      presses:
        "What you've kept back gets too heavy in these weeks, so it comes out one way or another. Told is far better than found, and one person is better than a crowd. The part you'd dreaded is over quickly. Afterward you're tired, and a little puzzled by how ordinary it sounded.",
      eases:
        "The right listener is there without your having looked, perhaps on a walk or at the end of a long visit. You hear yourself begin. They aren't shocked and they don't advise you, and before long you're both talking about something else. From outside it looks like nothing, but it's one of the larger events of your year.",
    },
    closes: {
      presses:
        "You've kept back something that's heavy mainly because you carry it alone, and the one who could know it is a person who listens well and repeats nothing. It needn't be the closest one. Telling it is harder than you'd like and much shorter. Afterward it's something that can be talked about.",
      eases:
        "You've kept to yourself a hope or a worry that would sound quite ordinary aloud, and the one who could know it is easy to be with and slow to give advice. This year such a person is within reach. Once they know, you have a good deal of attention to spare.",
    },
    next: {
      presses: [
        'A new acquaintance asks the very question you used to dodge. You have an answer by now, and you also have the right to keep it.',
        "You catch yourself hiding something small from someone new, out of habit. You're quicker to notice than you used to be. There's also one person to laugh about it with.",
        "Being seen more makes you careful, and you wonder who has heard what. The list is short, since you're the one who made it.",
      ],
      eases: [
        'You meet people without having to remember what they know. It makes you quicker, and better company.',
        "There's less to hide, and others notice before you do. They may say that you look rested, or just that you're easy to talk to.",
      ],
    },
  },
]
