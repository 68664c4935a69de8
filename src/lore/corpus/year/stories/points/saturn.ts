import type { PointStory } from '../../../../year-ahead.ts'

export const saturnStories: readonly PointStory[] = [
  {
    cast: {
      sun: "the dependable person you're taken for",
      moon: 'the guilt that comes as soon as you rest',
      mercury: "the sentence with which you'd give an obligation back",
      venus: "the duty you'd do for love alone",
      mars: "the strength that goes into other people's affairs",
      jupiter: 'the promise you made in a good mood',
      saturn: "the sense of duty that doesn't ask who's asking",
      uranus: 'the wish to hand everything back by noon',
      neptune: 'the guilt that has no closing time',
      pluto: "the power of being the one they can't do without",
    },
    before: {
      jupiter:
        "You may be asked to do more because you do so much, and it's put to you as a compliment. The compliment lasts as long as it takes to say, and the duty stays on. It would be a good moment to hand an old one back in exchange.",
      saturn: [
        "All that you owe comes due together, to your family, your work, or both. You meet it in the order of who'd be most upset. It's one way to rank obligations, and the ones you'd choose again are seldom at the top.",
        'You do what you always do, a bit more slowly, and begin to resent a duty that you never quite agreed to. No one is holding you to it. Like a subscription, it renews itself until somebody takes the trouble to cancel.',
      ],
      uranus:
        "You skip a duty without an excuse and wait to see what happens. Very little does. It's a rough test, and hardly fair to anyone who was waiting, but you know a bit more about which duties are needed.",
      neptune:
        "You can't tell what you owe from what you only feel guilty about. The guilt is larger and has no closing time. A plain question to the person concerned, about what they'd really miss, might cut your duties by a third.",
      pluto:
        "One obligation has a hold on you that's out of scale with what it asks. You'd be ashamed to drop it, and the shame may be older than the duty. It's probably about one person's good opinion, and it's worth finding out if they still care.",
      eases: [
        "One of your duties goes so smoothly that you forget to count it as one, and you'd offer it if nobody asked. That puts it in a different class from the others, and for a while you can feel exactly where the line runs.",
        "A duty that you carry alone is likely to get a second pair of hands, just because you mention it in passing. You'd assumed that it was yours for good. With half the weight gone, you can ask yourself if you'd take it on today.",
      ],
      solar:
        'Something could be taken on that you pick yourself, on terms that you say aloud. After so many obligations that simply arrived, the feeling is unfamiliar. There may have to be one fewer of the old kind before it fits.',
      lunar:
        'An obligation turns out to be over, and you may be the last to hear. The person it was for manages alone by now, or somebody keener has come along. You feel a little hurt, and then you have an afternoon that you can use.',
    },
    after: {
      jupiter:
        "You've put a duty down, and there's help to be had with the ones you kept. People are more generous once you've said where the limit is. Something new will soon look tempting, and it deserves the same hard look.",
      saturn: [
        'The duty you handed back may not be done the way you did it, or done at all. You can hardly watch. That was part of the price, and you have to decide if you wanted the thing done or only wanted out of it.',
        "The obligations you've kept are heavy too, and you can't say anymore that they were forced on you. It's a cleaner sort of tired. Those you chose wear you out like a long walk, and the others did it like standing in line.",
      ],
      uranus:
        "What's needed from you may change at short notice, and a duty that you'd only just agreed to looks different. You're allowed to look again as well, and choosing it a second time can mean choosing half of it.",
      neptune:
        "A soft guilt has moved in where the old duty was, and you find small ways to go on doing it. There's always a question to answer or a reason to stop by. You did hand it back, and the person who has it now learns it faster without you.",
      pluto:
        'You find out what you were getting for being the dependable one. It was a kind of power, since everything had to come through you. Without those duties you feel less important and you sleep better, and it takes a while to like the exchange.',
      eases: [
        "Most of your time goes to obligations you'd choose again, and you meet them in a better temper. You'd thought that the trouble was the number of hours. The hours have hardly changed.",
        "Thanks may come for a duty that you'd stopped noticing as one. They come late, and you're pleased anyway. You'd take this one on again, and it's nice to learn that they'd ask you to.",
      ],
      solar:
        "There's room for an obligation that's really yours, and it can be set up so that it doesn't renew itself in silence. You may agree on where it ends, or on when you'll both look at it again. It weighs less for having an end in sight.",
      lunar:
        "Something you owed has been met in full. It's easily overlooked, since no notice comes to say so. You know what this obligation took and whether you'd begin it again, and a no does no harm anymore.",
    },
    turns: {
      presses:
        "You have more obligations than you can meet, and pretending otherwise begins to let down the people you'd least like to. One obligation has to go back to where it came from. You'll feel like a deserter for about two weeks. After that it's surprising how much better you do the ones you kept.",
      eases:
        "For once, what you owe and what you can do are the same size, and in that calm you look your obligations over one by one. Some of them you'd choose again on the spot. One or two of the others can be handed on with no hard feelings, because you aren't asking in anger.",
    },
    closes: {
      presses:
        "You'd choose again the obligations in which somebody's face brightens when you come in, and you'd let most of the others lapse. Those go on mainly because nobody cancels them. Handing one back is awkward once, and carrying it is awkward every week.",
      eases:
        "You'd choose a second time the obligations that give you something back, and there are more of those than you'd say on a bad day. The rest can be put down without a quarrel in a year as reasonable as this. Some people will like being asked to take over.",
    },
  },
  {
    cast: {
      sun: "the person who'd dare to",
      moon: 'the need to be on the safe side',
      mercury: "the things that could go wrong, of which you've got a list",
      venus: 'the fun you miss by being careful',
      mars: "the step you take before you've thought it over",
      jupiter: "the luck that you don't count on",
      saturn: 'the caution itself, which has been right often enough',
      uranus: "the risk you take now and then, to everyone's surprise",
      neptune: 'the worry that has no outline',
      pluto: 'the fear of being seen to fail',
    },
    before: {
      jupiter:
        'With so much going well, you could afford to be less careful, and you prepare for that splendidly, with the good equipment. The preparing is such a pleasure that nobody need ever see you try the thing itself.',
      saturn: [
        "Your caution checks everything once more, and then it checks the checking. It's sound work, with a little fear at the bottom of it. What isn't finished can't be laughed at, and you're aware of how well that suits you.",
        "You're careful enough to let a chance go by, and your reasons sound good. They'd sound as good about anything. Meanwhile a person with half your training may do it clumsily, and be liked for it.",
      ],
      uranus:
        "Something gets blurted out, or sent too early, before caution has its shoes on. Your ears burn. By the time you've worked out how to explain it, the others have moved on to lunch.",
      neptune:
        "You're careful about the wrong thing, like a traveler who insures the luggage and never leaves. The worry has no clear outline. If you had to tell a friend in one sentence what might happen, it would sound quite survivable.",
      pluto:
        "You keep a tight hold on how you're seen, tighter than the occasion needs. It may have been good sense once, among people who missed nothing. Guarding against them now uses up the nerve that you'd need for trying something.",
      eases: [
        "Something comes off that you haven't prepared, a few words in front of people or a meal from what was there. You have no time to be careful, and you're good at it. It makes you a little suspicious of all your other precautions.",
        "You let slip that there's something you can't do, and a few others can't either. The talk is friendly and moves on. All that caution had been guarding what nobody would have thought of stealing.",
      ],
      solar:
        'You could be a beginner at something with people watching, which is what all your caution is against. It may be a dance class, or a sentence in another language. Being bad at it for a month is the usual price, and everyone in the room is paying it.',
      lunar:
        "The life of a less careful person shows you what you've kept yourself from. It hurts a bit to look. Most of it wouldn't have suited you, but there's one part that still would.",
    },
    after: {
      jupiter:
        "You've risked looking foolish and come out of it well, and now you feel ten feet tall. It's tempting to throw out all your caution on the same day. The kind you use on contracts was never the trouble, and it may stay.",
      saturn: [
        "You put your caution aside, you weren't very good, and people saw. The memory calls on you at odd moments, while you park or brush your teeth. It gets shorter every time, and it always ends with your having dared.",
        "Having dared it once, you have to go on, with no novelty left to hide behind. You know now just what can go wrong. Your caution calls that a reason to stop, though it's the first accurate information it has ever had.",
      ],
      uranus:
        "A thing you've been careful to prevent may happen after all, in a mild form, and you deal with it untidily. It takes you about an hour. The precautions had been designed for a person who couldn't have coped.",
      neptune:
        "The old carefulness seeps back without an object, and you feel that you ought to be checking something. By now it's more a habit than a warning. It tends to fade in company, or about halfway through doing the thing.",
      pluto:
        "You find out what all that care was meant to protect, and it's a picture of yourself as someone who doesn't fail. It was expensive to keep up. Without it you're easier to be around, and you get around to trying more.",
      eases: [
        'You leave something half prepared, on purpose, and other people fill the gap. They like being needed. Your readiness had looked to you like a courtesy, and it may have left them very little to do.',
        "The story of your clumsy first attempt gets better each time you tell it. No one was ever to hear of such a thing, and now it's what people like you for. You've become almost proud of how badly it went.",
      ],
      solar:
        "You can begin something with your caution along as a passenger. It may look for the exits, which it's good at. It doesn't get to decide if you go, and this time you can go a little farther out.",
      lunar:
        'What your caution warned you about is over, or it never came, and from this side the risk looks small. You feel some regret for the chances it made you pass up, and the next one has your attention.',
    },
    turns: {
      presses:
        "What you've been careful about comes up anyway, with less notice than you'd like. You aren't ready, and being ready seems never to have been on offer. You do it with a dry mouth, in front of people. They'll have forgotten it within days, and you'll go on knowing that you could.",
      eases:
        "The ground is firm under you, and a risk that would normally keep you awake looks about the size it is. You try it, with somebody watching. It goes well enough. What you'd been so careful about was mostly the watching.",
    },
    closes: {
      presses:
        "You're too careful about looking foolish, and hardly about anything else. It's the one risk you won't take, and it's the cheapest there is. In a demanding year you'll be seen at less than your best in any case, so you might as well be seen trying something.",
      eases:
        "You're too careful about being seen to do a thing badly. In this year the company is kind and not much is at stake, which is as safe as that sort of danger gets. Your caution can be kept for contracts and ladders, where it has earned its place.",
    },
  },
  {
    cast: {
      sun: "the person who'll look back on it",
      moon: 'the patience that building takes on gray days',
      mercury: 'the plan, which exists in several drafts',
      venus: "the beauty it's supposed to have",
      mars: 'the hour of work on it today',
      jupiter: 'the size it has in your mind',
      saturn: 'the years, and how many of them it will take',
      uranus: 'the better idea that comes in the middle of the work',
      neptune: 'the finished thing as you see it before you fall asleep',
      pluto: "the wish to leave something that can't be ignored",
    },
    before: {
      jupiter:
        "What you're going to build gets larger and lovelier, and soon it has a name and a color scheme. You could talk about it all evening, and you do. What's missing so far is the dull hour in which the first piece of it gets made.",
      saturn: [
        "There's no time to build anything. You're waiting for a stretch of clear weeks, and you've seen enough of your own calendar to know how that goes. An hour is about what there is, and next to the plan it looks like an insult.",
        'You count how late it is, and how far others have got who started when you did. The sum is discouraging, and it leaves out what you were doing in the meantime. Some of that is material, and it can be built on.',
      ],
      uranus:
        "You want to tear up the plan and build something else, and for about three weeks you may. Starting over feels like progress, every time. You'll know the real plan by whether you still want it in the boring part.",
      neptune:
        'What you want to build changes shape whenever you look straight at it. One week it may be a book and the next a place by the water, and both are lovely because neither has a budget. An hour with anything you can touch would tell you more.',
      pluto:
        "You can't stop thinking about what will be left of your work. The wish is serious, and it's mixed up with showing somebody. You'd build it differently if that person were never going to see it, and the other version is worth a thought.",
      eases: [
        "A part of what you'd like to build may exist already, put together over a long time under another name. It passed for a hobby, or for a way with people. The ground isn't nearly as bare as you'd imagined.",
        "A free hour turns up, and you spend it on the thing without making a ceremony of it. It gets a little further, and you're in such good spirits afterward that it's odd you'd thought of building as a sacrifice.",
      ],
      solar:
        "The first piece can be laid, and it may be as humble as a savings plan or a page. It won't resemble the finished thing in the least. If you come back to it the next week, you've begun to build.",
      lunar:
        "What you've built up to now comes into view, without your having meant to look. There's more of it than you'd thought, and it isn't all what you'd have ordered. Part of it will carry something, and the rest has had its day.",
    },
    after: {
      jupiter:
        "What you're building grows, and other people want to add to it. There may be money in it, or a helper with ideas. It can get larger without harm as long as your hour is still spent on building it, and hasn't turned into an hour of talking it over.",
      saturn: [
        "A piece of what you've built has to be done again, because you made it before you knew how. It's disheartening for about an hour, and the hour is in your calendar anyway. The second version goes faster and holds more.",
        'Nothing visible happens for weeks. You put in the hour, tired, and what you are building looks the same from every side. People tend to skip this part when they tell how they made something, since there is nothing in it to tell.',
      ],
      uranus:
        "A part of the plan may be overtaken, by a new tool or by a move, sooner than you'd have wished. What you practiced in all those hours is still yours, and it can go into something simpler.",
      neptune:
        "You forget why you wanted to build it. The hour comes around, and you sit there with the thing and feel nothing much. It's fair to ask less of yourself and tidy up a corner of what you've built, since the reason tends to come back to busy hands.",
      pluto:
        "One part turns out to have been built only to impress. It's well made, too, which makes it harder to take out. Without it the whole thing is plainer, and there will be much less of it to look after in ten years.",
      eases: [
        "A piece of what you're building works by itself for the first time. After a while away you find it still standing, or even paying its own way. You'd been so busy that you hadn't pictured being able to leave it alone.",
        "The hour has become so ordinary that you'd sooner miss a meal. What you're building adds up while you aren't watching. A person who hasn't seen it for a while is likely to be struck by how much there is.",
      ],
      solar:
        'The next part can be started, on top of one that holds. It might get a second hour, or somebody to share the first. You know by now how long things take, so the plan is smaller on paper and likelier to get built.',
      lunar:
        "One part of what you're building is finished, and you have to stop polishing. You can walk around it and see what it's become, down to the crooked place that nobody else will notice. It's allowed to be done while the larger thing goes on.",
    },
    turns: {
      presses:
        "You can't build all of it, and choosing one part takes more nerve than the work does. Time is short enough to show you what you'd keep. A plan or two that you're fond of has to go, and it hurts about as much as it should. What's left fits into a life, at an hour a week.",
      eases:
        "What you've built so far turns out to hold, and you can put something on it. There's patience enough, and perhaps some approval from people who know the trade. You take on the part you'd do every week without being made to. It's less than you'd dreamed of, and it gets built.",
    },
    closes: {
      presses:
        "You want to have built something that goes on working when you're out of the room, and one such thing is enough. Your other plans are good, and they use up its hours. By the end of the year it may look like very little, as anything long does at first.",
      eases:
        'You want to have built something solid enough for other people to use, and a part of it is already standing. The year is good for adding to that, at a pace you could keep up for ten. It needs no sacrifice, only an hour that would have gone to your phone.',
    },
  },
]
