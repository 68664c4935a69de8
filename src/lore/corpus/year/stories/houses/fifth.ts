import type { YearStory } from '../../../../year-ahead.ts'

export const fifthStories: readonly [YearStory, YearStory] = [
  {
    cast: {
      sun: "what you'd do with a free day if you had to answer to no one",
      moon: "the small pleasure that a good day can't do without",
      mercury: 'the reasons you find for being sensible first',
      venus: 'the enjoyment itself, without a use',
      mars: 'the stubbornness that would defend one evening a week',
      jupiter: 'the fun on offer, which is more than your evenings hold',
      saturn: 'the rule that work comes first',
      uranus: 'the afternoon off that you take without asking',
      neptune: 'the thing you loved before anyone asked what it was for',
      pluto: 'the envy of people who make time for it',
      asc: "how you look when you're enjoying yourself",
      mc: 'the useful person everybody takes you for',
    },
    before: {
      jupiter:
        "There's more fun on offer than your evenings will hold, and you say yes to most of it. Half of it turns out to be other people's idea of a good time. You come home from it still hungry for the thing you'd have picked yourself.",
      saturn: [
        "Duties take the evenings, and what you enjoy gets what's left, about twenty minutes with one eye on the phone. You tell yourself that you'll get back to it when things calm down. Things seldom do that without being told.",
        "You finally have an hour to yourself, and you use it to catch up on something useful. It feels like virtue until bedtime. What you'd have liked to do would've taken the same hour and left you in a better mood.",
      ],
      uranus:
        "Plans fall through more often than usual, and each time you're left with hours that nobody has claimed. What you reach for in the first ten minutes is a better guide to what you enjoy than anything you've saved for later.",
      neptune:
        "The free hours go to things that only look like fun, mostly on a screen, and you get up from them feeling slightly robbed. What you really enjoy takes a little effort at the start. You're tired, and that's where you lose it.",
      pluto:
        "One thing you'd love to do, or do again, won't leave you alone. You get short with people who have time for it, and that's a useful kind of envy. It points straight at the hours you'd want back.",
      eases: [
        "An hour opens up, and for once you spend it on what you like before anything useful gets there. The dishes wait without complaint, and you're nicer at breakfast. You hadn't thought it would take so little.",
        "Pleasure is easier in company. Somebody who likes what you like probably has a regular time for it and wouldn't dream of apologizing, and may be glad to have you along. Two people make an hour harder to cancel.",
      ],
      solar:
        "A pleasure can begin here for no better reason than that you'd like it. A secondhand guitar will do, or a morning left free on purpose. It doesn't have to turn into anything, and it lasts longer if it doesn't try to.",
      lunar:
        'You find out which of your pleasures still is one. A subscription or a standing plan may turn out to be something you only keep up, and dropping it hurts for about a day. The hours it took up were good ones.',
    },
    after: {
      jupiter:
        "What you enjoy has its hours now, and it starts to grow. You may be offered a bigger version, with a team to join or a trip built around it, and part of that is just work in a nice setting. The bit you'd miss is the small one.",
      saturn: [
        "The hours you set aside for fun are the first ones that people ask for, because they look free. You give up some of them and hold on to the best one. After that it's taken more seriously, by you as well.",
        "What you enjoy isn't much fun for a while. You're rusty or out of spirits, and the useful things next to it begin to look attractive. You go anyway, do it badly, and find afterward that you're glad you went.",
      ],
      uranus:
        "The thing you cleared the hours for starts to bore you, and something you'd never have considered is suddenly more fun. You feel a little disloyal. It was the hours you fought for, though, and they don't care what you put in them.",
      neptune:
        'Pleasure begins to turn into something else. You do it for the pictures, or so as to have something to tell, and it goes thin without your noticing why. A few times without an audience bring it back.',
      pluto:
        "You overdo the fun, and there's room for little else. It's partly joy and partly revenge for all the hours that went to other things. There does come a point of having had enough, and just short of it is the amount you'd want for good.",
      eases: [
        "Nobody asks anymore what it's for. What you enjoy sits in the calendar like a dentist's appointment with better prospects, and people plan around it without a sigh.",
        "You do what you like on an ordinary evening without having earned it, and the guilt that used to come along doesn't show up. There's some patience left when you're done. This time it's the duties that get the leftovers.",
      ],
      solar:
        "There's room for a second pleasure, or for company in the first. Inviting a person into it feels oddly personal, more so than asking for help. All it gives away is that you've been having a good time.",
      lunar:
        "Something you've enjoyed this year comes to its high point, whether that's a concert or only the best day of it. Afterward you're a little sad. You don't want another grand occasion then, only the same pleasure soon and on a smaller scale.",
    },
    turns: {
      presses:
        "Everything useful wants the same hours at once, and what you enjoy is the first thing you'd let go. This time you feel what that costs, in temper and in sleep. You're likely to put your foot down over a single evening, harder than you'd have expected. From here on that evening is spoken for.",
      eases:
        "You have the hours and the spirits for fun in the same weeks, and that's rarer than it sounds. What you enjoy goes well and needs little preparation. The good hours are easy to give to it right now. Once it has had them for a few weeks, taking them back would need a better reason than being busy.",
    },
    closes: {
      presses:
        "What you do only because you enjoy it is the thing you'd cancel first, and you do it more by giving it an hour that something useful wanted. That takes some stubbornness, once or twice. The useful thing gets done anyhow, and you're better company on the days around it.",
      eases:
        "What you enjoy is whatever you'd do with a free evening if nobody ever heard about it, and you do it more by picking the hour before the week is full. There's little to fight for this year, since the time is easy to find. The only one who needs talking into it is you.",
    },
    next: {
      presses: [
        'Work and errands want their hours back, and fun is expected to understand. You hand over half of them and are stubborn about the rest.',
        "You skip what you enjoy twice in a row, for excellent reasons. By the third time you've heard how you sound on the phone, and you go.",
        'A full schedule has to be drawn up, and the fun ends up at the bottom of it, by your own hand. It goes in more easily while the page is still empty.',
      ],
      eases: [
        "The week runs better with something you like in the middle of it. You get through the dull half faster when there's fun in sight.",
        "What you enjoy has become part of how the week works, like groceries. Nobody admires you for it, and you don't miss that.",
      ],
    },
  },
  {
    cast: {
      sun: "the wish to be seen doing what you're best at",
      moon: 'the nerves before anyone has seen it',
      mercury: 'the announcements you make, which cost less than showing it',
      venus: 'the wish that they should like it',
      mars: 'the push that gets it out with a flaw or two still in it',
      jupiter: 'the applause you can already hear',
      saturn: "the standard that it hasn't met yet",
      uranus: "the moment in which you show it before you've thought",
      neptune: 'the perfect version, which nobody will ever see',
      pluto: 'how much you care, which showing it would give away',
      asc: 'the face on which people could read that it matters to you',
      mc: "what you're known for so far, which is something else",
    },
    before: {
      jupiter:
        "You're in the mood to show people what you've made, and you tell several of them about it and show it to none. The announcement collects the applause that was meant for the thing itself. You're left with a flat feeling and a few friends asking when.",
      saturn: [
        "What you mean to show gets one more round of improvement and comes out a little better and no nearer to being seen. By now the changes are the size of a comma. That's usually a sign that the work is done and the worry has taken over.",
        "You hear the expert's verdict before you've shown anyone anything, and the expert may be you. To be on the safe side you cut the part you liked best. What's left is harder to criticize and easier to overlook.",
      ],
      uranus:
        "What you've been hiding may get seen by mistake, over your shoulder or in the wrong file, before you'd call it ready. The look you dreaded is likelier to be one of interest, and you explain what's wrong with it anyway. You notice then who the harsh critic is.",
      neptune:
        "You've lost all sense of whether the thing you'd like to show is any good. In the morning it's your best ever and at night it embarrasses you, and it's the same thing both times. A friendly pair of eyes would settle more than another week alone with it.",
      pluto:
        "What you're afraid to show isn't quite what you thought. The work could survive a cool reception, but it would give away how much you care, and about what or whom. You circle that until you're more tired of circling than afraid.",
      eases: [
        "You show a corner of what you've made to one person, almost in passing, and forget to apologize. What comes back is a question, probably a curious one. You catch yourself answering at length and with both hands.",
        "There's praise around for some other thing you did, and you manage to take it without making a face. It's good practice. What you've been hiding would need exactly that much composure.",
      ],
      solar:
        'A first showing can happen here, to an audience of one. It may be a page or a song, or telling a person that you like them. Afterward you know what your voice does when you mean it, and no amount of polishing would have told you that.',
      lunar:
        "For a moment you see your own work as a stranger would. One fault is plain and can be fixed in a day, and the other nine are things that only you would look for. It's closer to finished than you've let yourself believe.",
    },
    after: {
      jupiter:
        "What you showed may be in demand, and you say yes before you've counted your evenings. It's pleasant to be asked for another. Somebody will have to hear that it may take a while, and will probably think more of you for it.",
      saturn: [
        'A cool opinion of what you showed may come in, perhaps from the very person you hoped to please. For a while you agree with all of it. About a third is right, and you can use that third before you show the next thing.',
        'What you showed has been seen, and nothing much comes back. The silence sounds to you like a second review. It mostly means that people have gone home to their own affairs, and you could do the same with a clear conscience.',
      ],
      uranus:
        'What you showed may get taken up in a way that you never pictured. It could be loved for the part you almost cut, or wanted for a purpose that makes you laugh. You had one audience in mind and seem to have found another.',
      neptune:
        "People see in what you showed whatever they'd like to see. You may be thanked for things you didn't put there and asked about feelings you never had. After a while you stop correcting them, since it's partly theirs by now.",
      pluto:
        "One particular person hasn't seen what you showed, and everyone else's praise slides off while you wait. It can be shown to them as well. If it isn't, you may look up at some point and find that you've made a second thing meanwhile, for nobody's benefit but your own.",
      eases: [
        'Something you showed may come around again as a request. You say yes without listing its faults, and only later realize that you left them out. The person asking would hardly have believed the list.',
        "Being looked at is easier than it was. You talk about what you've made, or about the person you like, as calmly as you'd talk about the weather. It gets a fair hearing that way, and so do you.",
      ],
      solar:
        "The next thing can begin, and it starts out rougher than the last, because you're no longer making it to be safe. You may want to show it earlier this time. Half made, it still has room for what a friend says about it.",
      lunar:
        "What you've shown comes to its last night, or the person you like gives you a plain answer. It may be less than you dreamed of, and it's more than hiding would've gotten you. You find that you can stop looking at it.",
    },
    turns: {
      presses:
        "What you've made can't be kept safe and be seen as well, and this is where you have to choose. There may be a deadline, or only your own impatience with hiding it. It goes out with a flaw or two still in it. You regret everything for a day, and then you're mostly relieved that it can be talked about.",
      eases:
        "People are inclined to like what you do, and you're inclined to let them. It's the best stretch of the year for showing what you've held back. Your hands are steadier than you'd have guessed. What you get to hear is likely to be warm, and detailed enough to believe.",
    },
    closes: {
      presses:
        "You want to show the thing you apologize for before anyone has looked, to people whose opinion you can't predict. One or two of them may be lukewarm. You survive it well, and whatever you make after that is made with less caution.",
      eases:
        'You want to show what you secretly like best of all you do, and to a larger circle than the two people who are always kind. The reception is likely to be good this year. All it needs from you is to leave out the sentence about its faults.',
    },
    next: {
      presses: [
        "There's no audience for a while, and the work has to be done for the sake of getting better. The first dull weeks tell you how much of it was for the applause.",
        'You have a small name for it by now, and a small name wants to be kept up. Some mornings it feels like homework, and it gets done.',
        "You're asked when there'll be more to show, and there's nothing yet. A regular hour for it serves you better than a promise.",
      ],
      eases: [
        "Practice turns out to be the pleasant part. With nobody watching, you try things that you'd never have dared to show.",
        'It has become something you do before lunch. Now and then you show a piece of it, hardly looking up.',
      ],
    },
  },
]
