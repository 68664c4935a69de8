import type { MonthPlot } from '#lore/authored.ts'

export const fifthHouseWill: readonly MonthPlot[] = [
  {
    asks: "{month} is about something you'd like to make, and about a first version of it that another person could see.",
    among: "It may be a song, a garden, a short story, or a table you'd like to build.",
    cast: {
      sun: "the person you'd like to be, who makes things and shows them",
      moon: 'the mood that decides whether you touch the thing tonight',
      mercury: "the explanation you'd like to give along with the first version",
      venus: 'your love of good paper and of things that turn out well',
      mars: 'the energy that starts in the middle and mends it later',
      jupiter: "the masterpiece you see where there's a first version",
      saturn: 'the judge in you who wants the first version to be the tenth',
      uranus: 'the odd detail in the first version that nobody planned',
      neptune: 'the flawless one in your mind that no first version can match',
      pluto: 'how badly you want to make it, which you keep to yourself',
      asc: 'the apology that comes into the room ahead of your first version',
      mc: 'the deadlines that always outrank a thing nobody ordered',
    },
    before: {
      sun: {
        eases:
          "You'd rather make something than talk about it, and for a few hours nothing stops you. The beginnings of a first version come together out of what's lying around. It's rougher than what you had in mind, and it has the advantage of existing.",
        presses:
          "Everything with a deadline goes first, and a first version has none. By evening you're too tired to want to make anything. The tiredness is real, and you'd still have had twenty minutes before dinner.",
      },
      mercury: {
        eases:
          "Somebody may ask a practical question about what you're making, such as how long it will be or where it's going to stand. You know the answer, though you'd never thought about it. A first version is mostly answers of that kind.",
        presses:
          "You spend an hour looking at what other people have made and like your own less with every minute. What they're showing is their tenth try. It isn't a fair match for a first version, and you're the one who set it up.",
      },
      venus: {
        eases:
          "You buy the good paper, or the right seeds, and it doesn't feel like an extravagance. Nice materials make you want to get your hands on them. The first version may owe its existence to a really good pencil.",
        presses:
          "Somebody you're fond of would like the evening, and they're better company than a half-made thing on a table. You go along and have a good time. The first version loses another evening, and nobody took it from you.",
      },
      mars: {
        eases:
          'You start in the middle, with the part you already know how to do, and leave out the part that scares you. It goes fast. Nobody who looks at a first version asks which end was made first.',
        presses:
          "You want the first version to be good by bedtime, and it's at the stage where everything is ugly. You come close to throwing it all out over one bad corner. A walk around the block has saved more of these than talent has.",
      },
      moons: {
        new: "A beginning there comes with somebody who asks how it's going. The first version has no one like that. If you told a friend which evening is meant for it, they might ask, and you'd rather not have to say that you cleaned the oven.",
        full: "When so much depends on how a thing turns out, it's a relief to work on one where nothing does. The first version qualifies. You can settle a line or a leg of it by yourself, and an ugly corner has no consequences for anyone.",
      },
    },
    after: {
      sun: {
        eases:
          "You look at the first version as people look at a car they've just washed. You could name all its faults, and you do, in private. You'd still rather have this one than the flawless one in your mind.",
        presses:
          "If you show the first version to somebody whose judgment counts, what you get may be a nod and a change of subject. They could be tired, or they'd have made it differently. One flat reaction says little about the thing and a fair amount about the time of day.",
      },
      mercury: {
        eases:
          "One sentence about the first version may be more useful to you than praise. It concerns a spot where a friend got lost, or a leg that wobbles. An hour's work takes care of it, and you like the thing better for the repair.",
        presses:
          "Two opinions on the first version may cancel each other out, because one person wants more of what the other would cut. Both of them paid attention. That's the good news, and the rest you'll have to decide by yourself.",
      },
      venus: {
        eases:
          "Someone may wonder if they could have it, or have one like it. You were about to point out what's wrong with the first version, and their face tells you to keep quiet. Being liked for something you made feels different from being liked for being nice.",
        presses:
          "You'd like everyone to be pleased with the first version, so you begin to sand off whatever might bother anybody. It gets smoother and there's less of it. People who are fond of you would miss the odd bits, since you were in those.",
      },
      mars: {
        eases:
          "You see what the second version needs, and you've got the energy to start while the first is still warm. About half of the old one goes. It doesn't hurt the way you'd expected, because you know that you can make another.",
        presses:
          "A remark about the first version makes you angrier than it should. The person meant one detail, and you heard the whole thing being graded. After a night's sleep you might even use the detail.",
      },
      moons: {
        new: "A fresh start there is good for what you're making, because you look hard at things while they're new. You may overhear a phrase, or see how somebody has joined two boards. The first version has room for a detail that you didn't think up.",
        full: 'People are judging and deciding in that part of your life, and the first version sits outside of it all. Its faults look modest when you get back. A thing that could be mended in one evening is a comfort in such a week.',
      },
    },
    slow: {
      eases: [
        "Little by little the first version gets its regular time, and people learn not to call during it. What you make in these weeks isn't brilliant. It piles up, though, and after a while you've got something to choose from.",
        "Your hands get better at this before you've noticed. In a few weeks you've stopped making some of the beginner's mistakes, and the first version starts to look like something that a person meant. Somebody who drops by may find it out on the table.",
      ],
      presses: [
        "For some weeks there's always a good reason to work on something else, and all the reasons pay better. A first version can live on an hour a week. On less than that it goes back to being an idea.",
        "Nobody calls it a crisis when a first version stalls, which is why it's able to stall for so long. After some weeks you walk past it with your eyes on something else. A friend who expects to see it on a certain day would make all the difference.",
      ],
    },
    houses: {
      new: {
        1: "A fresh start makes you livelier, and some of that could go into what you'd like to make. Begin with a small piece, on the first evening you feel like it. A first version only has to exist by the time the energy runs out.",
        2: "You look at what you've got and what you can spend, and it's enough for wood, seeds, or a secondhand guitar. A first version should be made of cheap stuff. You'll cut into it with a much lighter heart.",
        3: "In a class, or from a neighbor who knows how it's done, you may hear an expert describe a disaster. It's a comfort. Your first version could be finished by the second lesson if you don't wait to be told that you're ready.",
        4: "Something is being moved at home, and for a moment there's a free table. Take it before the mail does. A first version needs a place where it can lie overnight with its insides showing.",
        5: "What you make for love begins here, and it gets a push. You might work beside a child or a friend who makes things without a thought to whether they're good. They'll be on their third version while you're sharpening pencils.",
        6: "You set up the week anew, with a time for the gym and one for the laundry. The first version could have a line of its own, just under the dog. Things that come after the laundry get made, as long as they're on the same list.",
        7: "You and another person may be beginning something, and they'll ask what you do with your evenings. Tell them about the thing you make, or would like to make. If they want to see a first version, you've got a reason to have one.",
        8: "You may share more with someone than you used to, a bank account or a secret. The thing you'd like to make could be the secret. Showing a person a first version takes the same kind of trust, and you find out how careful they are with it.",
        9: "A trip or a course shows you how others make what you'd like to make. Half of it is over your head. Something small can be copied, a joint or a rhyme, and a first version is the right place for stolen goods.",
        10: "A job begins where everything you make has a client. It's good money, and it sharpens your eye. The first version of your own thing has no client, so you might let it be as strange as it wants.",
        11: "A new group could be the one where people bring what they've made. Nobody in it has seen you fail yet. They'll have first versions with them as well, and the blushing stops by about the second meeting.",
        12: "You withdraw for a few days, and what you'd like to make comes with you. It suits the quiet. A first version can be as crooked as it pleases while nobody's looking, and you decide later who gets to see it.",
      },
      full: {
        1: "People look at you, and you may feel as unfinished as what you're making. If somebody asks what you're working on, you can say that it's a first version and show them. You don't have to add what's wrong with it.",
        2: "What it costs to make the thing, in materials or lessons, may be more than a better one costs in a store. The store's would be finished. From a first version you learn how it's done, and you get to keep that.",
        3: 'If you talk about making it to a neighbor or a brother, one of them may ask to see it. A first version would be easier to show than another explanation. It can be three lines or one leg of the table.',
        4: "A family event may fill the house and leave nowhere to hide what you make. On the sideboard, a first version might be taken for a gift, or for the work of a child. You'd hear what people honestly think of it.",
        5: "The people around you may be glad to hear, eat, or sit on something of yours. A first version is enough for that. They'll clap or they'll ask for the recipe, and you'll know by their faces what you'd change.",
        6: "You're up to your ears in chores, and your hands are tired of useful things. Twenty minutes on the first version may rest them. It's the only item of the day that nobody would have noticed if you'd skipped it.",
        7: "A person close to you may say what they really think, possibly about what you make. Ask about one part of the first version. You might get a remark that's worth the whole evening, along with four about the mess.",
        8: "A promise or a debt falls due, and part of what you owe is to yourself. You said you'd make the thing. The first version pays down more of that than you'd suppose, even with a leg that's too short.",
        9: 'At the high point of a journey or a course, you may see so many fine things that yours looks like a joke. Everything you admire there had a first version, too. Nobody hangs those on the wall.',
        10: "You're in the public eye at work, where nothing leaves your desk until it's been checked. The first version wouldn't pass. It's a relief to have one thing in your life that's allowed to be seen before it's right.",
        11: "With friends over, somebody may pick up what you're making and ask about it. You hadn't meant for so many people to see a first version at once. They'll probably pass it around with care, and one of them will hold it upside down and like it.",
        12: "Something you've been making in private asks to be seen, or you're tired of stepping around it. Nobody can object to what they've never heard of. They can't enjoy it, either, and a first version shown to one person is still a rather private thing.",
      },
    },
    turns: {
      begins:
        "The first version gets done badly and all the way to the end, at whatever size fits into one sitting. A verse will do, or one flower bed, and the ugly corner can stay. Nobody but you cares about the size. By evening there's something in the world that could be shown.",
      shows:
        "The first version gets seen, perhaps before you'd have picked the moment. You'll want to explain what it was supposed to be. If you can hold your tongue for two minutes, you'll hear what it is, from a person who has nothing else to go by.",
      halts:
        "The first version slows to a stop, and for some months there may be few days on which you feel like touching it. When you come back to it after a season, its faults will be easier to look at. There may be a strength or two as well, which you've been standing too close to see.",
      resumes:
        "You take out the first version again, and it's bad in only one place. Being away from it has done what worrying couldn't. The bad place is where to begin, while it's still obvious, because within a week you'll have gotten used to it again.",
      eases:
        "You may be offered what the first version was waiting for, whether that's a room, a tool, or a pair of ears. The modest thing would be to say that you're not ready. You could say that every year. It would be more fun to turn up with what you've got.",
      presses:
        "Somebody may find fault with the first version, or think you're taking it too seriously. It stings because you do take it seriously, and you'd kept that to yourself. The fault can be mended. The seriousness was never a fault, and from here on you needn't hide it.",
    },
    closes: {
      begins:
        "If there's a first version by the end of {month}, you've made something, and one person could see it. That's most of the distance between people who'd like to make things and people who do. A second version is only work.",
      shows:
        "Once somebody has seen the first version, the hard part of {month} is over. They'll have looked, said something kind or clumsy, and gone back to their dinner. After that you can make the next one with a good deal less stage fright.",
      halts:
        "You may leave {month} with a first version that nobody is working on. It's still ahead of everything that you've only imagined, and one person could see it as it is. They'll ask when you're going on with it, which is a reason to.",
      resumes:
        "Going back to a first version is easier than beginning one, and it leaves you less to hide. That's the work {month} has for you. Anyone who gets to see it will see that you came back, too.",
      eases:
        "{month} is good for a first version with a witness. Help like this doesn't turn up every month, and it doesn't expect a masterpiece. If one person has seen what you make, you've used it well.",
      presses:
        "{month} can show you that a first version may be criticized and that you'd make a second one anyway. No compliment could have told you how much you want to. Show the second one to the same critic, if you dare, and to a friend first.",
    },
  },
  {
    asks: 'When did you last go somewhere only because you wanted to? {month} is about an outing that does nobody any good but you.',
    among:
      'It may be a matinee on your own, a night of dancing, or a long drive with the music up.',
    cast: {
      sun: "the plain wish to go somewhere because you'd like to",
      moon: 'the couch, which makes its own case against the outing',
      mercury: 'the tab with the showtimes that you keep open all week',
      venus: "the taste you have when there's nobody else to please",
      mars: 'the quickness with which you can grab a jacket and be gone',
      jupiter: "the third stop you'd add to an outing that was long enough",
      saturn: 'the sense that an outing has to be earned first',
      uranus: 'the whim that buys one ticket and asks nobody',
      neptune: 'the long drive you take in your head during meetings',
      pluto: 'the guilt that tries to come along on every outing',
      asc: "the way you say you're going out, as if you'd been caught",
      mc: "the reliable person who's expected back by a certain time",
    },
    before: {
      sun: {
        eases:
          "You're in the mood for the outing, and for once you don't ask whether you've earned it. That question keeps people home more reliably than rain does. Without it there's little left to decide except the shoes.",
        presses:
          "You feel that you'd have to be done with everything before you could go out for fun. Done isn't a state that your life offers. The outing would have to fit between two unfinished things, like most of what people enjoy.",
      },
      mercury: {
        eases:
          "You look up what's on, and there's a seat left at a time you could make. It was no trouble at all. The outing has an address now, and it can be looked forward to on the train or in the dentist's waiting room.",
        presses:
          "You ask around who'd come along, and what you get is a maybe, a thumbs-up, and some silence. An outing that has to suit everybody turns into a poll. With one ticket bought, it would already be settled.",
      },
      venus: {
        eases:
          "You'd like to look at something pretty, or eat something you didn't cook. The wish is so simple that you nearly dismiss it. It would do very well for an outing, and you'd enjoy it more than the worthy exhibition on your list.",
        presses:
          "A partner or a friend would come with you if you picked something else, and you're halfway to picking it. They'd have a lovely evening. Yours would be over by intermission, so it might be kinder to have separate outings and compare notes.",
      },
      mars: {
        eases:
          "You turn down an errand because you're going out, so briskly that nobody asks where. The outing may be no more than an hour at the driving range or in a bookstore. You come back with more patience than you took along.",
        presses:
          "You're cross with people who seem to have all the fun, and it comes out as a complaint about something else. What you want is an outing. Said plainly, it's an announcement with a time in it, and there isn't much in it to argue with.",
      },
      moons: {
        new: 'What begins there is going to want evenings, and the outing would be the first to give one up. It might be wiser to go before the rush. A night of dancing is a good thing to have behind you when people start to need you.',
        full: "While that part of your life is at its loudest, the outing seems to belong to somebody else's life. It's two hours long and costs about as much as a large pizza. You could be back before anyone had thought of a new question.",
      },
    },
    after: {
      sun: {
        eases:
          "Asked what you've been up to, you mention the outing without adding that you picked up groceries on the way. It needs no alibi. The person who asked looks a little envious, and might want to know if there's room for two next time.",
        presses:
          "You come back from having fun to a full inbox and a look that says it must be nice. Guilt does the arithmetic and gets it wrong. The inbox would be as full if you'd stayed, and there'd be no outing to show for it.",
      },
      mercury: {
        eases:
          "A tune you came home with keeps turning up in the day and improving it, or a picture on your phone does. You send it to one person and don't explain. What they write back could be the beginning of another outing.",
        presses:
          "Something about the outing may have to be changed, a time or a booking, and you spend your lunch hour on hold. You're close to canceling the whole thing. The voice on the line probably has another date to offer, and would also like to go to lunch.",
      },
      venus: {
        eases:
          "You spend more on going out than you'd planned and mind it less than you'd expected. The good seats are still good the next morning. Somebody who's fond of you is glad to see you a little reckless.",
        presses:
          "If company joins your outing, it may be theirs by the second stop. They're so happy that you can't very well object. The next one is for you alone, or for that friend who likes to stand in front of the same things for as long as you do.",
      },
      mars: {
        eases:
          "You're getting quick at leaving. You grab a jacket and you're gone before the day has come up with other plans. The outings get shorter and more frequent, and each of them does what a vacation is supposed to do.",
        presses:
          'You try to fit too much into one outing and end up running for a train in a temper. Somewhere along the way the fun acquired targets. With one stop left out it would be an evening again, and nobody checks how many you made.',
      },
      moons: {
        new: "Whatever starts there will have a good many sound reasons behind it, and the outing hasn't got one. It could stay in the week all the same, as the hour in which you check whether you still know what you like.",
        full: "Once something there has been decided, you're restless and not much use to anyone. The outing was made for an evening like that. You wouldn't have to celebrate or recover, only drive with the music up until your mind is on the song.",
      },
    },
    slow: {
      eases: [
        'Over some weeks it gets easier to walk out while things are undone. They wait, as it happens, and look about the same when you return. You may end up with a regular outing, and with people who know better than to call during it.',
        "You get a name for being out now and then, and people treat it as they would a standing appointment. It's restful not to be asked what for. By and by the outing picks up a custom or two, a certain seat or a certain milkshake afterward.",
      ],
      presses: [
        "Money or time is short for a while, and you look at the outing first when something has to go. It could shrink instead. A free evening at a museum or a drive as far as the river keeps the habit alive until there's more to spend.",
        "You're tired enough these days for the couch to look like the better idea every time. An evening on it tends to end with an hour of phone and no memory of what you saw. The outing is harder to start, and you'd come home with something to think about.",
      ],
    },
    houses: {
      new: {
        1: "You start something new with yourself, a class or a jacket in a color you never wear. An outing with no company is a good place to try it. You'd be the only one you had to please.",
        2: "You've got a new budget, and fun is usually the line that gets rounded down. The outing deserves an amount of its own. Twenty dollars that can't be spent on anything sensible are surprisingly hard to spend badly.",
        3: "Errands and short rides may take you right past a movie theater or a river. It would be no trouble to stop. An outing doesn't have to be announced to anyone, least of all to the dry cleaner.",
        4: "Something at home keeps you indoors, with a paintbrush or with relatives. You'll love the place more for having left it. An hour at the diner with a magazine counts as an outing, even if it's four blocks away.",
        5: "Fun gets a new chapter, and for once you could have the outing in the very part of life it belongs to. Somebody may offer to come. If you'd rather go alone, saying so isn't unfriendly, and you'd be free for them another night.",
        6: "You've made a sensible new schedule with sleep in it and vegetables. Now it needs one useless thing. An outing on the same evening every week would keep the rest of that virtue from going sour.",
        7: "Someone new, or someone you've had for years, may begin to share your plans. It's sweet to be asked along. You might keep one outing that's only yours and come home with something to tell them.",
        8: "You and somebody else go in together on a thing that costs money or trust. From then on, what you spend on yourself may feel like everyone's business. An outing that's paid for in cash out of your own pocket needs no receipts.",
        9: "A trip is being planned, and it's an improving one, with ruins. It has room for one plain pleasure in between. A water park or an afternoon at a bar with a view would be an outing from the outing.",
        10: "If work has a new project for you, they'd probably love to see you stay late. A ticket in your pocket for an outing that evening does no harm. People who have somewhere to go are often the ones who finish on time.",
        11: "A group you've joined does everything together, and it's fun. Even so there's a show that none of them would sit through. You could have that as an outing of your own, and miss one group dinner without a note from your mother.",
        12: "You're drawn to quiet places for a while and don't want to be asked things. An outing can be like that. Nobody talks to a person in the fifth row of an afternoon movie, and you may cry at the funny parts.",
      },
      full: {
        1: "You see yourself in a shop window or somebody's photo, and you look like a person who's been indoors. It's nothing that an outing couldn't fix. You'd come back with wind in your hair, which is free and suits most people.",
        2: "Go through the statement, and see which lines you can remember. An outing would be one of them. For most of the others you'd have to look up what they were for.",
        3: "The phone won't leave you alone, and everyone has something that they need to tell you in person. A theater is one of the last places where you're forbidden to answer. Put that way, an outing is practically a medical device.",
        4: "Things at home reach a pitch, with too many people or one who's too loud. You could go out for two hours and not slam anything. The outing improves your temper, and it improves how the house sounds when you come in.",
        5: "Pleasure comes to its high point here, and there's music, or a game with extra innings. You stay to the end. It's possible to be the only grown person at an outing with face paint on and to feel fully dressed.",
        6: "Work has used up all of the week but one evening, and you've promised that to your bed. Half of it would do for sleep. An outing is hard to start from the couch, though nobody has ever come back from one more tired of life.",
        7: "A partner or a friend may mind that you'd go somewhere without them. It's better to talk about that than to go in secret. The outing does nobody any good but you, and afterward you'll be better company.",
        8: 'After a serious talk about money or trust, you may find that neither of you can be deep for another hour. A loud, silly outing by yourself is a good way to recover. The subject will still be there the next day.',
        9: "You're far from home or at the end of a course, and there's a whole list of what you should have seen. An hour is left. You could spend it on the roller coaster, and nothing about it would improve you.",
        10: "Work puts you on a stage, and it may go very well. There's a dinner afterward where you'd be expected to shine some more. You could also be at a late movie with popcorn in your lap, on an outing that no one will ever mention in a speech.",
        11: "Your friends want you all at once, at a party that's been planned for ages. You'll go and you'll be glad. If you've had an outing of your own in the same week, you'll be the one who isn't looking at the clock.",
        12: "You tend to put yourself last, so quietly that no one could know. There's something you've wanted to see or do for longer than anything else. You can take yourself on that outing and never tell a soul.",
      },
    },
    turns: {
      begins:
        "The outing gets a date, and it helps to pay for something, so that staying home would cost you a little. You don't need anybody's opinion. Two tickets are fine, and so is one. From here on, what you want has a time and a place, like everything else that gets done.",
      shows:
        "People notice how much you're enjoying yourself, or you notice it and are a bit embarrassed. The outing has shown what it's good for. You can quote that the next time a reasonable voice in you says that it isn't really necessary.",
      halts:
        "The big outing, the one with reservations, may not come about for some months. That's a pity for about a day. What's left are the small ones that need no planning and no company, and you find out whether it was the show you wanted or just to get away.",
      resumes:
        "An outing that wasn't possible for a while can be had again, with seats left or a cheaper fare. In the meantime you may have gotten used to staying in, and call it contentment. Some of it is. You'd have to go once to find out how much.",
      eases:
        "An invitation may come your way, or a free afternoon, at a moment when you could say yes. The yes feels frivolous, and it is. It's also the outing that you keep talking about, and this time you haven't even had to organize the ride.",
      presses:
        "Duty and the outing want the same evening. Duty has the louder voice, and it'll be back next week with another errand. If you go, some work gets done a day late. If you stay, you'll do it in the mood of a person who isn't at the concert.",
    },
    closes: {
      begins:
        "With one date on the calendar before {month} is out, you'll have an answer when somebody asks what you've done for the fun of it. You needn't say that you were alone, or that it was a weekday. An outing of your own is a good answer even when it's short.",
      shows:
        "{month} lets you see what you're like when you want something and go. Other people seem to find it cheering. The outing doesn't have to count as exercise or as research, and the next one won't have to either.",
      halts:
        "The big outing won't be hurried, and {month} has a few little ones in its place. They're good evidence. A person who enjoys a drive to nowhere is in no danger of forgetting how to want things.",
      resumes:
        "If you've been out once by the end of {month}, you know whether you'd missed it. Wanting to go was reason enough. The next outing will need less of an excuse, and the one after that none at all.",
      eases:
        "What {month} holds for you is a good time that you didn't have to earn. The part that's up to you is taking it. You'll know you've got the knack when you come home from an outing and don't feel obliged to clean something.",
      presses:
        "If the outing wins once in {month}, you'll see that duty can lose and that nothing important falls apart. The next time they both want your evening, it'll be closer to a fair fight.",
    },
  },
  {
    asks: "What would you do with a free day if you didn't have to make use of it? {month} gives you parts of one.",
    among:
      'It may be a weekend without errands, an afternoon when the kids are out, or a canceled appointment.',
    cast: {
      sun: 'the person you are on a day when nobody is counting on you',
      moon: 'the tiredness that knows what a free day is for',
      mercury: 'the excuse you make for a day with nothing in it',
      venus: "the pleasure of an hour that doesn't improve anything",
      mars: 'the energy that goes looking for a closet to clean',
      jupiter: 'your generosity with hours you were going to keep',
      saturn: 'the idea that a day has to have something to show for it',
      uranus: 'the silly first thought about what to do with a free afternoon',
      neptune: 'the free day as you picture it in the middle of a busy one',
      pluto: 'the need to be needed, which a free day leaves unemployed',
      asc: 'the busy look you wear even with an afternoon off',
      mc: 'the useful person everyone calls on their own free day',
    },
    before: {
      sun: {
        eases:
          "A piece of a free day turns up, and you've got nothing planned for it. The first half hour is odd, because you keep looking for what you've forgotten. After that you begin to do things at the speed of a person on vacation.",
        presses:
          "You promise your free day away in pieces, and each of the pieces is reasonable. Added up, they leave you about the length of a shower. The next person who asks could be told that you've got plans, since doing nothing is one.",
      },
      mercury: {
        eases:
          "Something may get called off, and for a moment nobody knows that you're free. One text would fix that. If the phone goes into another room instead, there's most of a morning in it, or a whole evening with the lights low.",
        presses:
          "If the news gets around that you've got the day off, everyone has one quick question. By the seventh your free day looks like a help line. An answer the next day would have been soon enough for six of them.",
      },
      venus: {
        eases:
          "You spend a free hour on something merely pleasant, like a bath in the middle of the day or the long way home along the water. It improves nothing. In the evening you're better company than people who've been productive.",
        presses:
          "You'd like the free day to be lovely, so you shop for it and clean for it and ask people over. By the time it's lovely, it's gone. The version with leftover pasta and nobody coming would have had some hours left in it.",
      },
      mars: {
        eases:
          "You've got energy and no assignment, which is a fine combination. It goes into something that nobody asked for, like taking a bike apart or walking to the end of the bus line. The free day leaves you filthy or footsore, and in a very good mood.",
        presses:
          "Given an empty hour, you attack the hall closet or the inbox. Once that's cleared away, there's room to be annoyed by the next thing. A free day frightens you a little, because you're good at work and out of practice at the other thing.",
      },
      moons: {
        new: 'A beginning is hard on a free day, since everything about it seems to need you and to need you right away. Most of it would be just as new a few days later. The afternoon that you give up for it would be gone.',
        full: "A free day is what people like to wish you after something has come to a head. They mean it, and nobody says which one. It could be your turn to name it, while they'd all still have to agree.",
      },
    },
    after: {
      sun: {
        eases:
          "You tell people that you did nothing all day, in the voice in which others report a marathon. There's some color in your face. Anyone who works too hard may take your free day as a hint, and change the subject.",
        presses:
          "Nobody gets admired for a free day, and it turns out you'd miss being admired. There's no applause for reading on the couch. The next day there'll be plenty to be thanked for, and you may be somewhat slower to volunteer for it.",
      },
      mercury: {
        eases:
          "A thought you weren't looking for arrives between the coffee and the second coffee. Busy days have no slot for it. You write it down, or you let it go, and either way the free hour has been worth having.",
        presses:
          "Someone may remark how lucky you are to have a day to yourself, and you start explaining how you earned it. Three sentences later you're telling them how busy you are. A free day needs less of a defense than you're giving it.",
      },
      venus: {
        eases:
          "Somebody you like is free when you are and doesn't suggest doing anything. You sit around, eat what there is, and talk when something comes up. A free day can be shared, as long as neither of you is the host.",
        presses:
          "You feel a little lonesome in the middle of a free day, just when you've got one. It doesn't mean that you ought to have worked. A short call to somebody you like would give the rest of the day its flavor back.",
      },
      mars: {
        eases:
          "You know what you'd like to do with an empty afternoon, and you're doing it before you've tidied up. For once the tidying can wait, and it won't be any harder when the free day is over.",
        presses:
          "Somebody might book you for a day you'd meant to keep, and you blow up about the short notice. The notice wasn't the trouble. You'd told no one that the day was taken, and from the outside a free day looks just like an empty one.",
      },
      moons: {
        new: "The free day gets a rival with a lot of charm. What starts there is fun to plan, and planning is still a kind of work. If an afternoon has been kept for nothing at all, that's still a very good use of it.",
        full: "Once things have been settled there, you may be good for very little, and a free day asks for exactly that much. You could lie on the floor with the window open. It doesn't have to count as rest, because rest is supposed to do something for you.",
      },
    },
    slow: {
      eases: [
        "Over these weeks the pace lets up some, and you notice it first in how you eat lunch. Spare time comes in pieces of a usable size. If you don't tell everyone, the pieces could add up to that free day.",
        "You slowly lose the habit of apologizing for free hours. You mention that you sat on some steps and watched a street being paved, and nobody wants to know why. A free day that's put together out of such pieces is still a free day.",
      ],
      presses: [
        "For several weeks every free hour has somebody's name on it by the time you get there. You turn short with people who did nothing but ask. The day will have to be claimed while it's still far off, as you'd put a jacket over a seat.",
        "Each of these weeks has a gap in it somewhere, and each time something falls in. You've begun to look at a canceled appointment as other people look at a beach. The free day may have to be announced ahead, like a trip, before anyone believes in it.",
      ],
    },
    houses: {
      new: {
        1: "You'd like to be somewhat different from now on, and you've got a program for it. A free day makes a good first item. You'd see what you look like before the improvements, and you might keep some of that.",
        2: "Money is on your mind, in the form of a new source or a new plan. An empty afternoon could always be turned into cash by somebody with a car and an app. What you'd do with a free day has to be worth more to you than that.",
        3: "A course or a new thread brings messages with question marks. You're good at answering. An hour with the phone in a kitchen cabinet is a piece of a free day, and the questions will all be there when you get back.",
        4: "Something new goes on at home, and every room suggests a project. A free day spent there fills up with shelves. You might have to lie on the floor of the unpainted room and look at it like somebody who doesn't live there.",
        5: 'New fun makes a free day look like a chance to get some done, with tickets and a cooler. An afternoon that starts with no plan at all is rarer. A child could show you how to begin.',
        6: "You've put your days in better order, so there's a gap where the disorder was. It's about three hours long. It passes for a piece of a free day until somebody discovers that you've become efficient.",
        7: "You begin something with someone, and being together takes up the hours that used to be loose. It's a happy sort of busy. A free day in one apartment would be something to try, with no suggestions from either side.",
        8: "You're about to owe somebody something, or to trust them with what's yours. Free time is the first thing to be lent in such cases. Before you put yours in the pot, you could take out one day and keep it.",
        9: "You're planning to see the world or learn about it, and there's so much of it. A free day in a strange town, with no museum, sounds like waste. It's when you'd find out what kind of bench they have.",
        10: "New work is exciting, and you'd give it your weekends without being asked. They'd be accepted. A free day that's been kept from the start looks like one of your conditions, and one that you ask for later looks like trouble.",
        11: "New people and new plans come your way, and each of them wants a weekend. Any of the plans would be fun. When they ask what you're doing on your free day, nothing is a complete answer, and one of them may envy you.",
        12: "You're left alone for a time, or you arrange it. It gives you a whole run of free hours. It takes a day or so until you stop using them to prepare for people.",
      },
      full: {
        1: "You're in demand, and your face is getting tired of being pleasant. A free day is one on which nobody sees it. You'd find out in front of the bathroom mirror what it does when it's left to itself.",
        2: "Add up what you earn and what it takes, and the rate per hour may be a shock. A free day brings in nothing. At that rate it would cost you less than you'd think.",
        3: "Everyone has to speak with you, in the driveway and by text and over the fence. By evening you're all talked out. A piece of a free day with no words in it might be had in a canoe, or in a car wash.",
        4: "The family is complete, or the roommates are, and each of them knows what you could do for them. You're rarely this popular. Once they've been fed, you could announce a free hour of your own and take it behind a closed door.",
        5: "The celebration is on, and you see people who know how to do nothing together. They've been lying on that blanket since lunch. Your free day might look like that if you got down there before you'd counted the plates.",
        6: "The work peaks, and you keep going on the thought of a free day. It's become as large and golden as a beach. When you get it, half of it will go to sleep, and a person who's asleep isn't making use of anything.",
        7: "Someone who loves you may have had enough of hearing that you're busy. You don't have to take them anywhere. An hour of your free day, with your feet in their lap and nothing to discuss, is probably all they want.",
        8: "Once something that two of you owe or share is settled, it's a weight off. You may need a free day just to get used to having nothing hang over you. It needn't have a plan.",
        9: "You've traveled or studied hard, and it's all been extremely worthwhile. A mind that full can't take in another cathedral. You'd give the next one for a free morning in bed with the window open and a language you don't understand outside.",
        10: "You're being seen at work, and it's a triumph or it's a crunch. They'll tell you to take a day for yourself. They say it warmly and don't name one, so you could pull out your calendar while they're still smiling.",
        11: 'A group you belong to has its big night, and you helped carry everything. The next day is the one you should have been guarding. A free day after a party, with cold noodles for breakfast, is one of the best kinds.',
        12: "You're overdue for a retreat, and everything in you knows it. Even the free day has been turning into a task that you keep failing at. An hour of staring out a window passes, and you've had the first piece without trying.",
      },
    },
    turns: {
      begins:
        "The free day starts with half of one, taken on purpose. Something gets crossed out, and nothing gets written in its place. In about twenty minutes you'll feel the itch to be useful. If you sit through it, there's a surprising number of things that you'd like to do.",
      shows:
        "You see what you do when nobody is counting on you. It's less noble than you'd hoped and a good deal more cheerful. If somebody catches you at it on your free day, they may like that person better than the one with the list.",
      halts:
        "Things slow down for some months, and free days come whether you've asked for them or not. You'd have picked others. It takes a while to stop filling them with small repairs, and after that you begin to hear what you'd rather do.",
      resumes:
        "The pace picks up again, and your calendar with it. Before it's full there's a moment when the free day could go in first, in ink. The slow time has shown you what belongs in such a day, and how few hours it takes to feel like one.",
      eases:
        "A day opens up without a fight. The work gives way, other people's plans do too, and all that's asked of you is to leave the gap alone. The first idea is probably the best use of a free day, however silly it is, since the second will be sensible.",
      presses:
        "You may be asked to give up the free day for something that's hard to refuse. How angry it makes you tells you what the day was worth. If you do give it up, they'll be grateful for about an hour, and within that hour you could name the next one.",
    },
    closes: {
      begins:
        "If half a day has been kept for nothing in {month}, you know what you'd do with a whole one. It's what you did first, before you began to look for something better. It was good for nothing, and everything else managed without you.",
      shows:
        "You get a look at yourself off duty in {month}. What you'd do with a free day needn't be a guess once you've been caught doing it, with your feet up or with paint on your nose. You could let yourself be seen that way more often.",
      halts:
        "You'll get more than one try at a free day in {month} and after. The first fills up with chores. Sooner or later comes one where you do something for no reason at all, and that's the one you were asking about.",
      resumes:
        "Life may be busy again by the end of {month}, with one gap that you've left on purpose. What goes into the gap depends on your mood when you get to it. If people want to know, the free day is taken.",
      eases:
        "Nothing has to come of the free time in {month}. You'd do what you felt like, and in the evening you'd be the same person with some sun on your nose. As uses of a day go, it's one of the better ones.",
      presses:
        "You may learn the price of a free day in {month} when somebody tries to take one away. After that you ask for the next with a straighter back. What you'd do with it is whatever you'd have been sorriest to miss.",
    },
  },
]
