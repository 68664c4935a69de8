import type { AspectQuality } from '../../aspect-quality.ts'
import type { NatalPoint, TransitMeaning } from '../../transit-meaning.ts'

export const venusTransits: Record<NatalPoint, Record<AspectQuality, TransitMeaning>> = {
  sun: {
    joined: {
      does: [
        {
          says: "You're easier to like than usual, mostly because you've stopped checking whether you are.",
        },
        {
          says: "Pleasing yourself and pleasing other people take the same effort now, so you don't have to choose between them.",
        },
      ],
      shows: [
        {
          says: 'Somebody may compliment you on something you picked without thinking, and you may hear yourself simply say thanks.',
        },
        {
          says: 'A dull errand may take twice as long because the person behind the counter feels like talking and so do you.',
        },
      ],
      use: [
        {
          says: "Being looked at costs you little at the moment, so a photo or an introduction you've put off goes over well.",
        },
      ],
      task: [
        'Let somebody take a picture of you, and keep the first one.',
        'Answer the next compliment in two words and leave out the explanation.',
      ],
    },
    harmonious: {
      does: [
        { says: "You can ask for what you'd like without building a case for it first." },
        { says: 'People go along with you gladly, and you hardly have to raise a subject twice.' },
      ],
      shows: [
        {
          says: "Someone you'd like to know better may be free after all, and the conversation may run past the time you both had.",
        },
        {
          says: "A request you've been wording for days may be granted in one line with a happy face at the end.",
        },
      ],
      use: [
        {
          says: 'Small favors are easy to get now, and the ones you ask for in person come fastest.',
        },
      ],
      task: [
        'Ask in one sentence for the thing you normally hint at.',
        'Invite the person in whose company you like yourself best.',
      ],
    },
    tense: {
      does: [
        {
          says: 'Being liked and getting your own way are both on your mind, and most plans offer you only one of them.',
        },
        {
          says: "Approval matters more than you'd admit, so a lukewarm answer hits you harder than its author intended.",
        },
      ],
      shows: [
        {
          says: "You may agree to a plan because the person asking was charming, and resent it before you've left the house.",
        },
        {
          says: 'A website may catch you feeling underappreciated, and the thing you nearly order is an apology to yourself.',
        },
      ],
      use: [
        {
          says: "A small wish of yours can be traded against somebody else's, out loud and without hard feelings.",
        },
      ],
      task: [
        "Before you agree to anything social, say which part of it you'd like to skip.",
        'Tell one person what you did that nobody has mentioned yet.',
      ],
    },
  },
  moon: {
    joined: {
      does: [
        {
          says: "You know what kind of comfort you're after, so one hour of looking after yourself does the work of several.",
        },
        {
          says: 'Affection gets through to you with little delay, and one kind word keeps you warm for quite a while.',
        },
      ],
      shows: [
        {
          says: 'You may move a few things around where you live, or cook the one dish that tastes like home, and feel looked after.',
        },
        {
          says: 'A friend or relative may call for no reason, and each of you may be slow to hang up.',
        },
      ],
      use: [
        { says: "Time at home pays off now, especially with company you don't have to entertain." },
      ],
      task: [
        'Put the good sheets on before you do anything useful.',
        "Tell one person you were glad to see them while they're still in front of you.",
      ],
    },
    harmonious: {
      does: [
        { says: 'Your moods and your manners agree, so being nice takes no acting.' },
        { says: 'You like people and let it show, and you feel looked after in return.' },
        { says: 'You can tell what would make a room pleasant, and you do it before anyone asks.' },
      ],
      shows: [
        {
          says: 'A visit may go on an hour longer than planned because nobody wants to be first to get up.',
        },
        {
          says: "You may forgive something small at home before you've decided to, and realize it only later.",
        },
      ],
      use: [{ says: 'Peace is easily made under your own roof now, and it holds for a while.' }],
      task: [
        'Do one chore exactly as another person in your life likes it done.',
        'Call the relative you enjoy and leave the dutiful calls for another time.',
      ],
    },
    tense: {
      does: [
        {
          says: "You need comfort and you'd like to be good company, and for some hours you can't manage both.",
        },
        {
          says: "You're inclined to take it personally now when somebody you love is merely tired.",
        },
      ],
      shows: [
        {
          says: "You may open the fridge three times and realize that what you're hungry for is a text back.",
        },
        {
          says: "The people you're closest to may want attention at exactly the moment you wanted peace, and neither side thinks it started the trouble.",
        },
      ],
      use: [{ says: "A treat works now as long as you choose it before you're cross." }],
      task: [
        'Say what would cheer you up before anyone has had time to guess wrong.',
        'Eat something you like, and then answer the message that stung.',
      ],
    },
  },
  mercury: {
    joined: {
      does: [
        { says: 'You find the kind way to put it on the first try, and you mean it.' },
        { says: 'Your wording has charm, on the screen even more than in the room.' },
      ],
      shows: [
        {
          says: 'An email that needed tact may take you four minutes, and the answer may be warmer than the subject deserved.',
        },
        {
          says: "You may get into a chat with a person you normally just nod to, and come away with a recommendation you'll use.",
        },
      ],
      use: [
        {
          says: 'Anything that has to be both true and pleasant gets written now, even a refusal.',
        },
      ],
      task: [
        'Write the thank-you you owe, and mention the one detail only you would have seen.',
        'Reread your last three texts to the person you like most, and send a warmer fourth.',
      ],
    },
    harmonious: {
      does: [
        {
          says: 'You hear what people like about a thing, so you know how to talk to them about it.',
        },
        {
          says: "Talking is a pleasure in itself for some hours, and you aren't in a hurry to get to the point.",
        },
      ],
      shows: [
        {
          says: "A conversation with a stranger in a waiting room may be the nicest ten minutes you've had in a while.",
        },
        {
          says: "You may settle a difference with a coworker or a neighbor without noticing, while you're discussing something else.",
        },
      ],
      use: [
        {
          says: 'Negotiations that depend on goodwill run smoothly now, the small ones above all.',
        },
      ],
      task: [
        'Put the compromise in writing while both of you are in a good mood.',
        'Send somebody a song with one line about why.',
      ],
    },
    tense: {
      does: [
        {
          says: "You're saying it nicely and leaving out half of it, and the missing half is what they need to know.",
        },
        {
          says: 'Flattery works on you a little, and so does a pretty design, so your judgment of an offer is slightly off.',
        },
      ],
      shows: [
        {
          says: "You may send a compliment and get a reply about logistics, and spend some time deciding whether that's an insult.",
        },
        {
          says: 'A group chat may turn polite all at once, since no one is willing to go first with a no.',
        },
      ],
      use: [
        {
          says: 'Drafts are safe now, and a second reader catches what your good manners covered up.',
        },
      ],
      task: [
        'Add the sentence with the number in it to the friendliest message you send.',
        'Give one charming question a plain yes or no.',
      ],
    },
  },
  venus: {
    joined: {
      does: [
        {
          says: "You get your own taste back about once a year, cleared of everyone else's suggestions.",
        },
        { says: 'You know what you like and whom, and the answer comes without an argument.' },
      ],
      shows: [
        {
          says: "You may put something back in a store because it's almost right, and feel pleased with yourself on the way out.",
        },
        {
          says: 'An old favorite, whether a record or a person, may come up again and please you as much as it did the first time.',
        },
      ],
      use: [
        { says: 'Choosing is simple now, both the color for a wall and the company for a trip.' },
      ],
      task: [
        "Spend an hour with something you've loved for as long as you can remember.",
        'Change one thing you look at every day until you like it.',
      ],
    },
    harmonious: {
      does: [
        { says: 'You enjoy what you already have, and the people around you feel chosen.' },
        { says: 'Giving and getting come out even for a day, and nobody is keeping score.' },
      ],
      shows: [
        { says: "You may find exactly the right present for a birthday that's still weeks away." },
        {
          says: 'A date may go well because neither of you is auditioning, and old friends may act like new ones.',
        },
      ],
      use: [{ says: 'Pleasures that need company work best now, and few of them cost much.' }],
      task: [
        'Split something good with the person next to you.',
        'Return a favor before anyone has mentioned it.',
      ],
    },
    tense: {
      does: [
        { says: 'Two of your own tastes disagree, and picking one makes the other look better.' },
        {
          says: "You're comparing more than you're enjoying, and other people seem to be having the nicer time.",
        },
      ],
      shows: [
        { says: 'You may spend an hour choosing where to eat and then envy the next table.' },
        {
          says: "A person you're fond of may be sweet to somebody else in front of you, and it takes effort to find it charming.",
        },
      ],
      use: [
        {
          says: 'You see what being agreeable has been costing you, and you can adjust the price.',
        },
      ],
      task: [
        'Pick one of the two and close the other tab.',
        'Say out loud whose attention you were hoping for.',
      ],
    },
  },
  mars: {
    joined: {
      does: [
        {
          says: "You want something and you're charming about it, so you get closer to it than force would take you.",
        },
        { says: 'Desire moves up the agenda for a day, and anything halfhearted gets moved down.' },
      ],
      shows: [
        {
          says: 'You may start flirting in the middle of an argument, and neither of you may remember who was winning.',
        },
        {
          says: "Music may get you moving in the kitchen, and the heat you'd saved for a quarrel goes there.",
        },
      ],
      use: [
        { says: "First moves are well received now, provided they're short and a little funny." },
      ],
      task: [
        "Make the first move you've been rehearsing, in fewer words than you rehearsed.",
        'Go and see the thing you want in person before you argue about it again.',
      ],
    },
    harmonious: {
      does: [
        { says: 'You can go after what you want and be good company while you do.' },
        { says: 'Your push comes with a grin, and people make way without feeling pushed.' },
      ],
      shows: [
        {
          says: "Someone you've been circling may meet you halfway, possibly over something as plain as a ride home.",
        },
        {
          says: 'Work you do with your hands may come out well, because you care how it looks and have the stamina to finish.',
        },
      ],
      use: [
        {
          says: 'Anything that takes both nerve and tact goes well, like asking for a date or a discount.',
        },
      ],
      task: [
        'Ask once, and cheerfully, for the better table.',
        'Finish a half-done job by making it look good.',
      ],
    },
    tense: {
      does: [
        {
          says: "You'd gladly go and take it, except that you also hope to be asked nicely, so you advance and sulk by turns.",
        },
        { says: 'Attraction and irritation are hard to tell apart for a day.' },
      ],
      shows: [
        {
          says: "You may pick a small fight with a person you'd rather be close to, and know it by the second sentence.",
        },
        {
          says: 'A bill that was supposed to be split may come out uneven, and you may care more than the amount explains.',
        },
      ],
      use: [{ says: 'Teasing is a workable form of the truth now, if both of you are smiling.' }],
      task: [
        'Say what you want before you say what annoyed you.',
        "Walk around the block before you decide whether you're angry or interested.",
      ],
    },
  },
  jupiter: {
    joined: {
      does: [
        { says: 'You feel generous, and your idea of enough has grown a size.' },
        { says: 'Good will comes at you from several directions, and for once you believe it.' },
      ],
      shows: [
        { says: 'A meal for two may turn into a meal for six, because you kept adding people.' },
        {
          says: 'You may be offered more than you asked for, and spend a happy hour deciding how to share it.',
        },
      ],
      use: [
        {
          says: "Celebrations go well now, and so does thanking people who helped you before you'd earned it.",
        },
      ],
      task: [
        "Invite one more person than you'd planned on.",
        'Tell someone what their help led to.',
      ],
    },
    harmonious: {
      does: [
        {
          says: 'You have luck with people at present, mostly because you assume the best of them and they live up to it.',
        },
        {
          says: "You find it easy to be pleased, and good news that you'd normally question gets through.",
        },
      ],
      shows: [
        {
          says: 'A friend may pass your name along to someone useful and mention it only in passing.',
        },
        {
          says: 'You may recommend a place so warmly that two people who overheard you want to go along.',
        },
      ],
      use: [{ says: 'Requests that need a generous mood on the other side have a good chance.' }],
      task: [
        'Ask a person further along than you for ten minutes of their time.',
        'Praise a friend by name to someone who could use them.',
      ],
    },
    tense: {
      does: [
        {
          says: 'Promising feels so nice at present that you do it twice, and the sum of it is larger than your calendar.',
        },
        { says: "Your sense of proportion is the first thing to leave once you're having fun." },
      ],
      shows: [
        {
          says: 'You may write that you should all do something soon, and find four replies with dates by the time you look.',
        },
        {
          says: "One treat may lead to a second, and the receipt may show a third you've already forgotten.",
        },
      ],
      use: [{ says: 'A limit set beforehand keeps the fun now and removes most of the cleanup.' }],
      task: [
        'Cut the nicest plan you make by one stop.',
        "Make one promise only, and write down when you'll keep it.",
      ],
    },
  },
  saturn: {
    joined: {
      does: [
        {
          says: "Affection is a serious matter just now, and you'd trade a good deal of charm for one firm promise.",
        },
        {
          says: "Your standards get a say in what you like for a day, and a few things you were fond of don't pass.",
        },
      ],
      shows: [
        {
          says: 'You may do something kind and unglamorous for a friend, such as sitting on hold with them.',
        },
        {
          says: 'An older person may show fondness in their own dry manner, and this time you may catch it.',
        },
      ],
      use: [
        {
          says: 'Promises of a modest size are well made now, and well-loved things are worth mending.',
        },
      ],
      task: [
        "Repair one thing you'd meant to replace.",
        'Tell a person you rely on that you know you do.',
      ],
    },
    harmonious: {
      does: [
        { says: 'You can be fond of somebody and realistic about them in the same hour.' },
        {
          says: 'Limits feel friendly, and a modest plan pleases you more than a lavish one would.',
        },
      ],
      shows: [
        {
          says: 'You may work out who does what with someone you share a place or a budget with, and neither of you sulks.',
        },
        {
          says: 'A person who has known you for years is likely to be the best company available.',
        },
      ],
      use: [
        { says: "Terms between people who like each other tend to last if they're settled now." },
      ],
      task: [
        'Put a standing date with a friend in both calendars.',
        'Spend an hour maintaining the best thing you own.',
      ],
    },
    tense: {
      does: [
        {
          says: "You want warmth and you're braced for the bill, so you hold back and then feel left out.",
        },
        {
          says: 'A duty sits in front of a pleasure, and looking past it takes the fun out of both.',
        },
      ],
      shows: [
        {
          says: 'A message may come back shorter than the one you sent, and you may read the difference as a verdict.',
        },
        { says: 'You may stay behind to clean up while the others move on to the next place.' },
      ],
      use: [
        { says: "You can see which of your pleasures you've been postponing, and since when." },
      ],
      task: [
        "Give the duty half the time you'd planned for it and show up late to the fun.",
        'Ask the quiet person what they meant before you decide.',
      ],
    },
  },
  uranus: {
    joined: {
      does: [
        {
          says: 'You like what surprises you, and the usual people and places have to try harder.',
        },
      ],
      shows: [
        {
          says: "You may be drawn to somebody who isn't your type, or walk out of a store with a color you've never worn.",
        },
      ],
      use: [{ says: 'Trying things on costs nothing now, and one of the odd ones may fit.' }],
      task: ['Say yes to the least likely invitation.'],
    },
    harmonious: {
      does: [
        {
          says: 'Your odd side is your most likable one at the moment, and hiding it would take more work than showing it.',
        },
      ],
      shows: [{ says: "Somebody you've just met may share a taste you thought was yours alone." }],
      use: [
        {
          says: 'A change in how you look, or in where you meet, freshens things up and upsets nobody.',
        },
      ],
      task: ['Take a person you know well to a place neither of you knows.'],
    },
    tense: {
      does: [
        {
          says: 'Closeness appeals to you now as long as the exit is in view, and people can tell from how you answer.',
        },
      ],
      shows: [
        {
          says: 'A plan for two may get canceled at short notice, and your first feeling may be relief.',
        },
      ],
      use: [
        { says: 'A little distance does a friendship good now, and nobody needs the reasons.' },
      ],
      task: ["Take a few hours off from someone you like, and tell them when you'll be back."],
    },
  },
  neptune: {
    joined: {
      does: [
        {
          says: "You see people in their best light, and it's hard to say how much of the light is yours.",
        },
      ],
      shows: [{ says: 'A voice on the radio or a face on the train may stay with you for hours.' }],
      use: [{ says: 'Listening to music with your eyes closed counts as time well spent.' }],
      task: ["Give something away without saying who it's from."],
    },
    harmonious: {
      does: [
        {
          says: "Tenderness comes easily, and you can guess what would comfort somebody before they've found the word for it.",
        },
      ],
      shows: [
        {
          says: "You may sit with a friend who's having a hard time and say very little, and it may be exactly right.",
        },
      ],
      use: [
        {
          says: 'Work that depends on mood comes out well now, such as a playlist or the lighting of a room.',
        },
      ],
      task: ["Do a kindness for a person who can't do anything for you."],
    },
    tense: {
      does: [
        {
          says: 'Enchantment sounds better than information just now, and you skip the question that would settle it.',
        },
      ],
      shows: [
        {
          says: 'You may hear a promise in what was only a pleasant tone, or make one yourself without meaning to.',
        },
      ],
      use: [
        { says: "Longing is useful as information now, since it shows you what's been missing." },
      ],
      task: ['Ask in plain words what exactly is being offered.'],
    },
  },
  pluto: {
    joined: {
      does: [
        {
          says: "It has to be everything or you'd sooner pass, and merely pleasant company holds you for about ten minutes.",
        },
      ],
      shows: [
        {
          says: "A friendly conversation may turn serious within minutes, and it's probably you who took it there.",
        },
      ],
      use: [
        {
          says: 'Talk about what each of you wants goes further now than it could in a lighter mood.',
        },
      ],
      task: ['Tell one person at full strength how much they matter to you.'],
    },
    harmonious: {
      does: [{ says: 'You can ask a deep question now so gently that people answer it.' }],
      shows: [
        {
          says: "Somebody may tell you a thing they haven't told anyone, while you're doing the dishes together.",
        },
      ],
      use: [{ says: 'A friendship that has lived on small talk can take a heavier subject.' }],
      task: ['Bring up the subject the two of you have been stepping around.'],
    },
    tense: {
      does: [
        { says: "You're watching where affection goes, and you suspect a reason behind favors." },
      ],
      shows: [
        {
          says: "You may scroll back through someone's posts, looking for a thing you'd rather not find.",
        },
      ],
      use: [
        {
          says: 'Jealousy shows rather exactly what you value now, and it loses some of its force once you name it.',
        },
      ],
      task: [
        'Put the phone away the first time you catch yourself checking, and ask your question directly.',
      ],
    },
  },
  asc: {
    joined: {
      does: [
        { says: "People look twice and smile, and you've done little to bring it about." },
        { says: 'You come across softer than you may feel, so strangers try their luck with you.' },
      ],
      shows: [
        { says: 'Somebody may ask you for directions and then keep talking.' },
        { says: 'You may catch your reflection somewhere in town and have no complaints.' },
      ],
      use: [
        {
          says: 'First impressions are on your side now, for an interview as much as for a new haircut.',
        },
      ],
      task: [
        'Let a friend with good taste pick what you wear.',
        'Introduce yourself before anybody can do it for you.',
      ],
    },
    harmonious: {
      does: [
        { says: "You put people at ease by the time you've said hello." },
        {
          says: 'Meeting people takes little effort, and you seem to catch everyone at a good moment.',
        },
      ],
      shows: [
        {
          says: "A neighbor you've only nodded to may stop and chat, and you may finally learn each other's names.",
        },
        {
          says: 'A stranger may hold the elevator for you and be worth talking to by the fourth floor.',
        },
      ],
      use: [{ says: 'Introductions start out warm now, on either side of the handshake.' }],
      task: [
        'Go somewhere with people in it, without headphones.',
        "Bring two friends together who'd like each other.",
      ],
    },
    tense: {
      does: [
        {
          says: "You're adjusting to the company so smoothly that your own opinion isn't coming up.",
        },
        { says: 'How you look takes up more room in your head than it needs to.' },
      ],
      shows: [
        {
          says: 'You may change clothes twice and leave the house in the first thing you tried on.',
        },
        {
          says: "The person you're with may get to be the charming one, while you hold the tickets and watch the time.",
        },
      ],
      use: [
        { says: 'Seeing yourself through the eyes of someone fond of you corrects the picture.' },
      ],
      task: [
        "Name the restaurant yourself when they say they don't mind.",
        "Say one thing you disagree with while you're still being nice.",
      ],
    },
  },
  mc: {
    joined: {
      does: [
        {
          says: "You're liked where your work is seen, and at the moment it counts for as much as the results.",
        },
        {
          says: 'Your public face is at its friendliest, so people with some authority find you easy to say yes to.',
        },
      ],
      shows: [
        {
          says: "Someone may praise you in front of the right person, perhaps in a room you hadn't planned to speak in.",
        },
        { says: 'Something you made may get passed around with your name on it.' },
      ],
      use: [
        {
          says: 'Presentations profit from charm, as does asking to be considered for something nicer.',
        },
      ],
      task: [
        'Show your work to the person who can move it along, and look the part.',
        'Thank somebody publicly for their share in what you got credit for.',
      ],
    },
    harmonious: {
      does: [
        { says: 'Being good to work with gets you further for a day than being right does.' },
        { says: 'Your work and your taste help each other, so what you turn out looks like you.' },
      ],
      shows: [
        {
          says: 'Someone you knew from an old job or class may get in touch and be glad they did.',
        },
        {
          says: 'You may be asked to choose the wording or the picture for something public, and like it better than your own tasks.',
        },
      ],
      use: [{ says: 'Asking somebody in charge for something small meets with good humor.' }],
      task: [
        'Rework the first page of your current project until you like looking at it.',
        'Write to somebody you used to work or study with and still miss.',
      ],
    },
    tense: {
      does: [
        {
          says: "You're trying to be loved in public and in private on the same day, and one side gets what's left over.",
        },
        { says: 'By keeping everyone happy you make your own position hard to see.' },
      ],
      shows: [
        {
          says: 'A coworker or a client may be so pleasant about a mistake that you end up apologizing for it.',
        },
        {
          says: "An invitation and an obligation may fall on the same hour, each from someone you don't want to disappoint.",
        },
      ],
      use: [{ says: 'You can tell now which part of your public role is only good manners.' }],
      task: [
        "Tell both sides in the same words where you'll be.",
        'Say the critical thing once and kindly, without a compliment before or after it.',
      ],
    },
  },
}
