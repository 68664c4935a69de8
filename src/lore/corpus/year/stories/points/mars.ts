import type { PointStory } from '../../../../year-ahead.ts'

export const marsStories: readonly PointStory[] = [
  {
    cast: {
      sun: 'the aim that would be worth your strength',
      moon: "the tiredness you don't admit to",
      mercury: 'the plan that would save you half the effort',
      venus: 'the peace you could have for the price of a fight',
      mars: "the force you put behind a thing once you've begun",
      jupiter: 'the number of fights you take on',
      saturn: "the wall you've been pushing against",
      uranus: 'the strength that comes in bursts',
      neptune: 'the effort that gets no answer',
      pluto: 'the fight you go back to, better armed each time',
    },
    before: {
      jupiter:
        "There's strength to spare, and a big project and an argument with a stranger online both seem a fine use of it. After some weeks of this you've won a good deal, and you couldn't say which of it you'd wanted.",
      saturn: [
        "You push, and nothing budges, so you push harder. It may be an application in somebody's pile or a person with their arms crossed. Your effort can't hurry either of them, and it's wanted in three other places.",
        "You're tired by noon, and you put it down to having too much to do. A fair part of your strength goes into one quarrel that you carry around and keep in shape. There'd be enough for the rest if that didn't need so much exercise.",
      ],
      uranus:
        "Your patience snaps with something that won't go right, and you walk off in the middle. It was mostly your own pushing that you couldn't stand any longer. A surprising amount of it may get done while you're gone.",
      neptune:
        'You put your back into something that gives no answer, and you lose track of why. No one resists you, so there is nothing to beat. An effort as foggy as this may be on behalf of a goal that you no longer have.',
      pluto:
        "You go back to the same fight, better armed each time. Winning it would feel wonderful for an afternoon. What you want from it, an apology perhaps, isn't a thing that can be taken by force from a person who's losing.",
      eases: [
        "Things move as soon as you lay a hand on them, and a job you'd allowed a week for is done by lunch. You keep checking for what you've overlooked, when it may just be that this never needed the force you'd set aside for it.",
        "Another pair of hands is likely to turn up, and your half of the effort weighs less than half. You're slow to accept, since you'd have to explain how it's done. Explaining takes ten minutes, and it leaves you strength for something you like.",
      ],
      solar:
        "A new effort can begin, and it helps to choose it before some quarrel chooses you. Training for something would do, or a big repair that keeps being put off. If you'd be glad of it even at half the speed, it's a good use of you.",
      lunar:
        "Something you've been struggling with is decided, possibly without you. You stand there with your sleeves rolled up. The strength that was meant for it has no work for a while, and you get to see where it would go by itself.",
    },
    after: {
      jupiter:
        "Your effort goes into fewer things now, and they go well enough to make you ambitious. People may offer you new battles, on the ground that you're so good at them. You've only just got some strength back for the evenings.",
      saturn: [
        "What you chose to work at is hard too, and it goes forward by inches. There's nobody to be angry at about it. You miss that at first, until you notice how much strength it used to take.",
        'The fight you dropped may be won by somebody else, and it stings to let them have it. You could still walk back in. Your effort is promised elsewhere by now, though, and you rather like what it has been doing there.',
      ],
      uranus:
        "A shortcut may appear for something that you've been doing by force. It's almost an insult, after so much work. The thing was worth your effort before there was another way, and you can take the other way now without feeling robbed.",
      neptune:
        "Your drive goes slack, and you suspect that you gave up the wrong fight. You most likely didn't. Without a quarrel to whip it along, strength comes and goes a bit, and on the days it's gone your project can do without you.",
      pluto:
        "An old opponent gets under your skin, and up comes all the force that you've been putting to better use. It's impressive, and it isn't really about them. You want to be taken seriously, and the work you chose does more for that than the fight would.",
      eases: [
        "What you chose to work at has begun to show results, and you hadn't even been checking. You finish the day tired in the arms or in the head, and there's some conversation left in you.",
        "You do less, and as much gets done. Some of what you used to push keeps moving by itself, a little slower and with no hard feelings. You might find that humbling if you weren't so well rested.",
      ],
      solar:
        'You can start on something harder, because you know what your strength is for. It may be a physical thing, or a matter of sticking with one dull task for a good long while. Nobody has to be beaten for it to come out well.',
      lunar:
        "The result of a long effort is in, and you can stop pushing. It's good, or good enough, and your shoulders haven't heard the news yet. What you made can be looked at for a while before the next thing gets hold of you.",
    },
    turns: {
      presses:
        "You can't win everywhere, and you no longer have the strength to go on trying. A few of your fights have to be left where they are, in plain view of the people you'd have liked to beat. You keep the effort that you'd make even if it took twice as long. The others lose much of their interest once you've stopped leaning on them.",
      eases:
        "Effort gets results in these weeks, nearly in proportion, and that's rarer than it should be. It would be a waste to put it into anything whose results you don't want. You take up the work you'd have called too long, and it goes. Meanwhile a fight or two ends because you forgot to turn up.",
    },
    closes: {
      presses:
        "What you'd do even if it took twice as long is worth your effort. In a year that rations your strength, the rest can be done halfway, or left to people who care about it more. A fight where all you'd get is the winning belongs to the rest.",
      eases:
        'The work that answers when you put your back into it is worth it, and this year shows you plainly which that is. Some of your strength goes into pushing what would move by itself. You can take your hand off that and have both hands for the other.',
    },
  },
  {
    cast: {
      sun: 'the one who wants it, and may be seen wanting it',
      moon: 'the hope that somebody will guess',
      mercury: 'the request, in words that can be answered with yes or no',
      venus: 'the consideration in which the request disappears',
      mars: 'the wanting itself, before it has manners',
      jupiter: "the large wish you'd hide behind a small one",
      saturn: "the no that you've heard in advance",
      uranus: "the question that slips out before you've softened it",
      neptune: 'the hint that you take for asking',
      pluto: "how badly you want it, which you'd rather not show",
    },
    before: {
      jupiter:
        "You ask for plenty, a better table and a later deadline, and you mostly get it. The thing you want most isn't among your requests. It may be that you could stand hearing no to any of the others.",
      saturn: [
        "You say what you won't have, clearly and with reasons, and it's respected. People who have heard three things that you don't want still have to guess at the one you do. They aren't good at it, and you take that personally.",
        "What you want will have to be offered, as far as you're concerned. You've been patient and quite visible, and to your mind that amounts to a request. From the other side it looks like someone who's content with how things are.",
      ],
      uranus:
        "What you want comes out sideways, as an ultimatum about something small. You're as startled as anyone to hear how much you mean it. The real request was standing behind it, and it would take fewer words and no deadline.",
      neptune:
        "Your request is so considerate that nobody can tell it's there. The other person may agree, warmly, to something else. A request of that kind can't be refused, and it can't be granted either.",
      pluto:
        "You want this one thing badly enough to be cunning. Everything gets arranged so that the other person might think of it by themselves, and you keep an eye on how far they've got. Asking would put the decision in their hands, which is what all the arranging is for.",
      eases: [
        "You ask for a small thing in plain words, mostly to hear how it sounds. It sounds quite normal. The yes is nice to have, and it's as nice to learn that nobody finds it odd of you to want something.",
        "There may be somebody who asks what you'd like and has time for the answer. You get through the list of what you don't want, and then, rather quietly, you say it. Out in the room it isn't such an unreasonable thing to want.",
      ],
      solar:
        'What you want could be written down to begin with, as one sentence with nothing after it. It looks bald. It may be spoken aloud soon, to the right person, and bald sentences are the easiest to answer.',
      lunar:
        "You may see another person get a thing that you've been wanting, and how you take the news tells you how much. They probably asked. That's discouraging for a minute, and then it's rather the opposite.",
    },
    after: {
      jupiter:
        "Asking has given you an appetite, and there are a dozen things you'd like now that you know how it's done. People are inclined to say yes. What you wanted in the first place can still go to the head of the line.",
      saturn: [
        "The answer to what you've asked may be to wait, or to try somebody else. It would be easy to hear that as a no. You still want it the next day, so the same sentence can be said again, with nothing added to soften it.",
        'What you asked for may come with work attached. Now that people know you mean it, there are hours and money to be discussed, and you feel some longing for the days of hints. Wanting it was the inexpensive part.',
      ],
      uranus:
        "The answer isn't on your list of possible answers. They may offer half of what you asked for, or a good deal more of it and much sooner. You don't owe anyone a quick yes just because the question was yours.",
      neptune:
        "You've asked, it was kindly received, and nothing follows. It may well have been a yes that nobody wrote down. Asking once more, by when, isn't nagging, and it spares you from going back to reading faces.",
      pluto:
        "You find out how much you'd give up to get it, and it's more than you let on when you asked, which makes you easy to bargain with. It helps to settle beforehand what you'd keep, such as your free days or your good name with a friend.",
      eases: [
        "You've got used to asking, and it takes a single breath. Others have become more direct with you, as if it were catching. There's less guessing in your life, and less of the quiet grudge that goes with having guessed wrong.",
        "Something you asked for may well arrive, and it's what you'd hoped. You catch yourself playing down how much you wanted it. The person who said yes would enjoy hearing that it was the right thing, since saying yes is a bit of a gamble too.",
      ],
      solar:
        "A bigger wish can be put into words, one that you'd have been embarrassed by when you were out of practice. You may not know yet whom to ask. Saying it to a friend makes a fair start, so long as it gets to the end of the sentence.",
      lunar:
        "Something you asked for is decided, and you hear how. A yes is pleasant, and even a no gives you back all the strength that went into hoping they'd notice. Either way you wanted it openly, and the next thing can be wanted in the same manner.",
    },
    turns: {
      presses:
        'Hints have stopped working, and so has waiting to be noticed. What you want has to be said to the one person it depends on, in words that can be answered with no. Your voice may not be at its best. Either answer is easier to live with than the guessing, and from then on people know that you ask.',
      eases:
        "You can say what you want, and it comes out sounding quite natural. The person you ask may be more relieved than surprised, since they'd sensed there was something. Part of it could be yours within the week. It's slightly alarming to think how long you might have gone on hinting.",
    },
    closes: {
      presses:
        "You want something quite definite, better pay perhaps or more of one person's time, and you've never put it in so many words. Said plainly, it may get a no in a year like this one. An answer of any kind does more for you than being so understanding.",
      eases:
        "You haven't asked for the thing you hint at most, and the person who can give it would like to be told. The year is on your side here, so much that you might ask for slightly more than you'd settle for. A likely reply is that you could have said so sooner.",
    },
  },
  {
    cast: {
      sun: 'the brave person you are in your own head',
      moon: 'the hurt that is under the anger',
      mercury: 'the sharp answer you think of on the way home',
      venus: 'the niceness that has been sitting on your anger',
      mars: 'the nerve itself, which comes with a racing heart',
      jupiter: 'the big words you have for courage',
      saturn: 'the lid you keep on your temper',
      uranus: 'the sudden stand you take, to your own surprise',
      neptune: "the annoyance you can't name, which comes out as being late",
      pluto: 'the old anger under the present one',
    },
    before: {
      jupiter:
        "There's plenty of nerve in you these days, and it goes to the wrong things. You take on the airline and set a stranger straight, and you enjoy it. What you'd do if you were really brave is quieter than that, and it's no nearer by the evening.",
      saturn: [
        "This isn't the moment to be angry, so you swallow it and feel quite reasonable. It doesn't go away. It gets into how you set down the plates, and some of it is courage with nothing to do.",
        "You're angry about what somebody else gets away with, and you have the facts. Half of what they dare is simply rude. The other half is something you'd do yourself if you had the nerve, and that's the half you keep bringing up.",
      ],
      uranus:
        'You lose your temper over nothing, a parking space or a password, at a volume that surprises everyone. It was the right amount of anger for something else, and now you know how much there is to work with.',
      neptune:
        "You're annoyed and can't say at what, so it leaks out as forgetting things and running late. It's hard to be brave with nothing in front of you. What you'd refuse, if refusing were free, is a fair guess at the cause.",
      pluto:
        "There's an old anger underneath the present one, and you can tell by the size of it. It may never have had anybody to be said to. It makes you bold on behalf of other people and careful on your own.",
      eases: [
        "A frank remark gets out in a friendly voice, and it's taken well. You'd thought that it would need anger behind it. Being rested and fairly sure is enough, to go by how easily it came.",
        "You do something slightly bold, send the application or speak first, and your pulse is up for the length of a song. Nobody else seems to see anything brave in it, which makes you wonder what else you've been exaggerating.",
      ],
      solar:
        "Something that takes nerve could begin, at a size you can manage. It may be a call to a person who makes you nervous, or a sport with some falling in it. The fear needn't be gone first, as it usually leaves about ten minutes in.",
      lunar:
        "A quarrel may surface that two people had been polite about for some time. You hear yourself say what you're angry about, and it's less than you'd feared and more exact. A brave thing could be done about it later, with a cool head.",
    },
    after: {
      jupiter:
        "You've dared it, and you feel that you could take on anyone. A few people may like to borrow your courage for quarrels of their own. It's of more use on what scares you a little, and their quarrels don't.",
      saturn: [
        "You did the brave thing, and now it has to be lived with on ordinary days. Some of that is paperwork. The courage it takes is smaller and less exciting, such as not taking it back when you're asked if you were sure.",
        "You're angry once more, about the same old thing, and you ask yourself if being brave has helped at all. It has, since you know what to do. A second calm refusal takes less nerve than the first and a good deal more patience.",
      ],
      uranus:
        "An opening comes up so fast that there's no time to be nervous. You say yes, or you say stop, and it's behind you before your pulse has noticed. It seems that you're a person who does that now, and you may want to sit down.",
      neptune:
        'Your nerve seems to have gone, and you wonder who that bold person was. Nobody has it every week. It may also be that there is nothing to be angry about just now, and that you took a little peace for cowardice.',
      pluto:
        "You find out that your anger can frighten people, and that some part of you likes it. It's strong stuff to have around. By now the brave thing might be to say that you were hurt, in the voice you'd use for giving directions.",
      eases: [
        "People are frank with you and you are with them, and hardly anyone raises their voice. Since you've said the hard thing, there's no store of small angers left to throw. You're nicer to have around than when you were being nice.",
        "Something that used to take all your nerve gets done, and only afterward do you notice that you weren't nervous. It's a small loss, as you'd grown fond of the heartbeat. There's bound to be another dare a bit farther up.",
      ],
      solar:
        "A larger dare is open to you, and only you know how large. It may mean standing up for somebody, or going somewhere by yourself. You've learned that your hands stop shaking once they have something to do.",
      lunar:
        "A quarrel is over, and you can tell because you've stopped winning it in your head. What you were angry about is plain by now and a bit sad. It took nerve to begin it, and it takes some to leave it alone.",
    },
    turns: {
      presses:
        "Something makes you angry enough to act, and this once that's useful. First comes the loud thing, which would feel good, and behind it the brave thing, which would change something. If you let the first go by, you have its heat for the second. It takes about a minute, and it needn't be graceful.",
      eases:
        "The nerve is there for something you'd usually leave alone, and it takes much less than you thought. The anger that normally has to carry you there isn't needed. You do it on an ordinary day, with your heart going, and it comes off. Afterward you catch yourself looking around for another one.",
    },
    closes: {
      presses:
        "You'd do the thing that makes you angry when other people do it. There's a small version that you have the nerve for, and this year supplies the heat. Your heart will race beforehand, and you'll be less cross with everyone afterward.",
      eases:
        "You'd stop asking permission for one particular thing, and you have most of the nerve already. A little boldness goes over well this year, even with the people you've been bracing yourself for. What you save in anger alone is worth the fright.",
    },
  },
]
